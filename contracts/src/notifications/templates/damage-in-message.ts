import { damageAreasInHebrew, damageSeveritiesInHebrew } from '../../booking/words-in-hebrew.js';
import { areaAndPlace } from '../../booking/shift/damage-places.words.js';
import { damageAreas, damageSeverities, type DamageReport } from '../../booking/shift/damage.words.js';
import type { Language } from '../../settings/settings.rules.js';

/** `Rear Bumper, minor: a scratch`, one line per report, in the language of the message. */
export const damageInMessage = (reports: readonly DamageReport[], language: Language): string =>
  reports
    .map(({ area, place, severity, description }) => {
      const where = areaAndPlace(areaIn[language](area), place, language);
      return [`${where}, ${severityIn[language](severity)}`, description].filter(Boolean).join(': ');
    })
    .join('\n');

const areaIn: Readonly<Record<Language, (area: DamageReport['area']) => string>> = {
  en: (area) => damageAreas.find(({ id }) => id === area)?.label ?? area,
  he: (area) => damageAreasInHebrew[area],
};

const severityIn: Readonly<Record<Language, (severity: DamageReport['severity']) => string>> = {
  en: (severity) => (damageSeverities.find(({ id }) => id === severity)?.label ?? severity).toLowerCase(),
  he: (severity) => `נזק ${damageSeveritiesInHebrew[severity]}`,
};
