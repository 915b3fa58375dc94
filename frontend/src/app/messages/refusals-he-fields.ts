import { channelsMissing, decisionChannelsUnknown } from '@rigbook/contracts/notifications/preference.rules';
import type { FieldProblem } from '../../lib/http/problem.js';
import { isolated } from '../../lib/i18n/isolated.js';
import { he as accountWords, newPasswordSentences } from '../../features/auth/account/messages-he.js';
import { he as agreementWords } from '../../features/agreement/messages-he.js';
import { he as authWords } from '../../features/auth/messages-he.js';
import { he as formWords } from '../../features/booking/handover/messages-of-forms-he.js';
import { he as bookingWords } from '../../features/booking/messages-he.js';
import { sentences } from './he.js';

/** What forms call the request bodies they send. */
export interface FieldWords {
  /** What forms call their fields; of `damageReports.0.area` the last part counts. */
  readonly labels: Readonly<Record<string, string>>;
  /** Sentences of forms for rules, keyed by the server's sentence without its full stop. */
  readonly rules: Readonly<Record<string, string>>;
}

export const fieldWords: FieldWords = {
  labels: {
    firstName: authWords['profile.firstName'],
    lastName: authWords['profile.lastName'],
    email: authWords['profile.email'],
    phoneNumber: authWords['profile.phoneNumber'],
    phoneLastFour: '4 הספרות האחרונות של הטלפון',
    department: authWords['profile.department'],
    language: accountWords['account.messageLanguage'],
    channels: accountWords['account.channels'],
    decisionChannels: accountWords['account.decisionChannels'],
    unitNumber: authWords['signIn.unitNumber'],
    password: authWords['adminPassword.label'],
    currentPassword: accountWords['newPassword.currentPassword'],
    newPassword: accountWords['newPassword.newPassword'],
    purpose: bookingWords['book.purpose'],
    startTime: bookingWords['book.startTime'],
    endTime: agreementWords['agreement.endTime'],
    duration: bookingWords['book.durationShort'],
    vehicleId: bookingWords['book.vehicle'],
    reason: 'סיבה',
    signature: agreementWords['signature.drawing'],
    date: agreementWords['signature.date'],
    mileage: 'קילומטראז׳',
    fuelLevel: formWords['shift.fuel'],
    notes: formWords['shift.notes'],
    preExistingDamage: formWords['checkIn.preExistingDamage'],
    damageReports: formWords['checkOut.reports'],
    area: formWords['checkOut.area'],
    severity: formWords['checkOut.severity'],
    description: formWords['checkOut.description'],
  },
  rules: {
    ...sentences,
    ...newPasswordSentences,
    'The last phone digits must be 4 digits': '4 הספרות האחרונות של הטלפון הן 4 ספרות',
    [channelsMissing]: 'יש לבחור דואר אלקטרוני, WhatsApp או שניהם',
    [decisionChannelsUnknown]: 'יש לבחור מתוך דואר אלקטרוני, WhatsApp והתראות בטלפון',
    'Please choose a department from the list': 'יש לבחור מחלקה מהרשימה',
    'Please enter the admin password': authWords['adminPassword.empty'],
    'Please enter your audit password': accountWords['auditAccess.missing'],
    'Please say what the booking is for': bookingWords['book.purposeNeeded'],
    'Please fill in all damage report fields': formWords['checkOut.reportIncomplete'],
  },
};

const withoutStop = (sentence: string): string => sentence.replace(/\.$/, '');

/** The page's sentence for the rule, otherwise one that names the field, otherwise the server's. */
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
