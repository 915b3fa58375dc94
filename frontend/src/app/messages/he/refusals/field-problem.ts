import { channelsMissing } from '@rigbook/contracts/notifications/preference.rules';
import type { FieldProblem } from '../../../../lib/http/problem.js';
import { isolated } from '../../../../lib/i18n/isolated.js';
import { accountInHebrew } from '../../account/account-he.js';
import { agreementInHebrew } from '../../agreement/agreement-he.js';
import { auth } from '../auth.js';
import { bookVehicle } from '../book-vehicle.js';
import { sentences } from '../sentences.js';
import { shift } from '../shift.js';

/** How forms speak of the bodies that they send. */
export interface FieldWords {
  /** What they call the fields; of `damageReports.0.area` the last part counts. */
  readonly labels: Readonly<Record<string, string>>;
  /** Rules for which a form has a sentence of its own, by what the server says without its full stop. */
  readonly rules: Readonly<Record<string, string>>;
}

export const fieldWords: FieldWords = {
  labels: {
    firstName: auth['profile.firstName'],
    lastName: auth['profile.lastName'],
    email: auth['profile.email'],
    phoneNumber: auth['profile.phoneNumber'],
    phoneLastFour: '4 הספרות האחרונות של הטלפון',
    department: auth['profile.department'],
    language: accountInHebrew['account.messageLanguage'],
    channels: accountInHebrew['account.channels'],
    unitNumber: auth['signIn.unitNumber'],
    password: auth['adminPassword.label'],
    purpose: bookVehicle['book.purposeRequired'],
    startTime: bookVehicle['book.startTime'],
    endTime: agreementInHebrew['agreement.endTime'],
    duration: bookVehicle['book.durationShort'],
    vehicleId: bookVehicle['book.vehicle'],
    reason: 'סיבה',
    signature: agreementInHebrew['signature.drawing'],
    date: agreementInHebrew['signature.date'],
    mileage: 'קילומטראז׳',
    fuelLevel: shift['shift.fuel'],
    notes: shift['shift.notes'],
    preExistingDamage: shift['checkIn.preExistingDamage'],
    damageReports: shift['checkOut.reports'],
    area: shift['checkOut.area'],
    severity: shift['checkOut.severity'],
    description: shift['checkOut.description'],
  },
  rules: {
    ...sentences,
    'The last phone digits must be 4 digits': '4 הספרות האחרונות של הטלפון הן 4 ספרות',
    [channelsMissing]: 'יש לבחור דואר אלקטרוני, WhatsApp או שניהם',
    'Please choose a department from the list': 'יש לבחור מחלקה מהרשימה',
    'Please enter the admin password': auth['adminPassword.empty'],
    'Please say what the booking is for': bookVehicle['book.purposeNeeded'],
    'Please fill in all damage report fields': shift['checkOut.reportIncomplete'],
  },
};

const withoutStop = (sentence: string): string => sentence.replace(/\.$/, '');

/** The page's own sentence for the rule, else one that names the field, else what the server says. */
export function fieldProblemIn(words: FieldWords): (problem: FieldProblem) => string {
  const rules = new Map(Object.entries(words.rules));
  const labels = new Map(Object.entries(words.labels));
  return ({ field, message }) => {
    const rule = withoutStop(message);
    const sentence = rules.get(rule);
    if (sentence !== undefined) return `${withoutStop(sentence)}.`;
    const label = labels.get(field.slice(field.lastIndexOf('.') + 1));
    return label === undefined ? isolated(message) : aboutField(label, rule);
  };
}

function aboutField(label: string, rule: string): string {
  const most = /at most (\d+) characters/.exec(rule)?.[1];
  if (most !== undefined) return `בשדה ״${label}״ אפשר לכתוב לכל היותר ${most} תווים. יש לקצר.`;
  if (rule.endsWith('is required')) return `יש למלא את השדה ״${label}״.`;
  if (rule.includes('cannot be stored')) return `בשדה ״${label}״ יש תווים שאי אפשר לשמור. יש להקליד אותו שוב בלעדיהם.`;
  return `יש לתקן את השדה ״${label}״.`;
}
