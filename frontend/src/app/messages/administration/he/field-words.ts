import { importProblems } from '@rigbook/contracts/responders/import.words';
import { fieldWords, type FieldWords } from '../../he/refusals/field-problem.js';
import { historyInHebrew } from '../../history/history-he.js';
import { maintenance } from './maintenance.js';
import { sentences } from './sentences.js';
import { settings } from './settings.js';
import { vehicleFleet } from './vehicle-fleet.js';

/** By what the rules say of a row. */
const problemsOfRows: Readonly<Record<string, string>> = {
  [importProblems.unitTwice]: 'מספר היחידה הזה מופיע בקובץ יותר מפעם אחת',
  [importProblems.unitTaken]: 'מספר היחידה הזה כבר שייך למישהו',
  [importProblems.digitsDiffer]: '4 הספרות האחרונות אינן אלה של מספר הטלפון',
  [importProblems.unreadable]: 'יש כאן תווים שאי אפשר לקרוא או לשמור',
  [importProblems.tooManyCells]: 'בשורה הזאת יש יותר תאים מבשורה הראשונה; פסיק בתוך תא מחייב מירכאות סביבו',
};

/** With those of the administration's forms. */
export const fieldWordsForAdministrators: FieldWords = {
  labels: {
    ...fieldWords.labels,
    adminNotes: historyInHebrew['diary.notes'],
    name: vehicleFleet['adminFleet.name'],
    type: vehicleFleet['adminFleet.type'],
    location: vehicleFleet['adminFleet.location'],
    plateNumber: vehicleFleet['adminFleet.plateNumber'],
    status: vehicleFleet['adminFleet.status'],
    allowedRoles: vehicleFleet['adminFleet.roles'],
    availableFrom: maintenance['maintenance.until'],
    note: maintenance['damage.note'],
    organizationName: settings['settings.organizationName'],
    contactEmail: settings['settings.contactEmail'],
    whatsappNumber: settings['settings.whatsappNumber'],
    timezone: settings['settings.timezone'],
    language: settings['settings.language'],
    country: settings['settings.country'],
    checkInOpensMinutesBefore: settings['settings.checkInOpens'],
    holdVehicleWithMajorDamage: settings['settings.holdMajorDamage'],
    currentPassword: settings['settings.currentPassword'],
    newPassword: settings['settings.newPassword'],
  },
  rules: { ...fieldWords.rules, ...sentences, ...problemsOfRows },
};
