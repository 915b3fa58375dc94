import { type EmergencyContactId, emergencyContactIds, type EmergencyNumber } from './emergency-contacts.words.js';
import { messagingNumberOf } from './settings.rules.js';

const dialedShape = /^[+*#]?\d{2,15}$/;

/** The problem of a typed number as a sentence, if any. A short number such as 101 may be dialed too. */
export const dialedNumberProblem = (typed: string): string | undefined =>
  dialedShape.test(messagingNumberOf(typed))
    ? undefined
    : 'Please enter a number as it is dialed, such as 101 or +972 50 000 0100';

export const repeatedContactMessage = 'Each contact has one number';

/** Whether a list of contacts names one of them twice. */
export const repeatsContact = (typed: unknown): boolean => {
  if (!Array.isArray(typed)) return false;
  const named = typed.map((one: { readonly contact?: unknown } | null) => one?.contact);
  return new Set(named).size < named.length;
};

/** Opens a chat with an international number. */
export const whatsAppLink = (number: string): string => `https://wa.me/${number.replace('+', '')}`;

/** Each contact once, in the order of the agreement, without those that have no number. */
export const numbersOf = (
  typed: readonly { readonly contact: EmergencyContactId; readonly number: string }[],
): readonly EmergencyNumber[] =>
  emergencyContactIds.flatMap((contact) => {
    const number = messagingNumberOf(typed.find((one) => one.contact === contact)?.number ?? '');
    return number === '' ? [] : [{ contact, number }];
  });
