import type { DeliveryProblem } from '@rigbook/contracts/notifications/delivery.words';
import { forMailHeader } from '@rigbook/contracts/notifications/templates/escape-for-channel';

/** How handing one message to its provider ended. A sender always answers one of these; it throws for bugs only. */
export type DeliveryOutcome = Sent | TryLater | Failed | NotConfigured;

/** The provider has taken it; whether it arrives is another matter. */
interface Sent {
  readonly outcome: 'sent';
  /** what the provider calls the message, where it says so */
  readonly providerId: string | null;
  readonly said: string | null;
}

/** The same message may be taken at another time. */
export interface TryLater {
  readonly outcome: 'try-later';
  readonly problem: DeliveryProblem;
  /** in the provider's words, without addresses or numbers of people */
  readonly said: string | null;
  /** no sooner than that, where the provider says so */
  readonly retryAfterSeconds: number | null;
}

/** The same message would be refused again. */
export interface Failed {
  readonly outcome: 'failed';
  readonly problem: DeliveryProblem;
  readonly said: string | null;
}

interface NotConfigured {
  readonly outcome: 'not-configured';
}

export const notConfigured: NotConfigured = { outcome: 'not-configured' };

export const tryLater = (
  problem: DeliveryProblem,
  said: string | null = null,
  retryAfterSeconds: number | null = null,
): TryLater => ({ outcome: 'try-later', problem, said, retryAfterSeconds });

export const failed = (problem: DeliveryProblem, said: string | null = null): Failed => ({
  outcome: 'failed',
  problem,
  said,
});

const MOST_CHARACTERS = 300;
const address = /[^\s<>()[\]",;:]+@[^\s<>()[\]",;:]+/g;
const phoneNumber = /\+\d(?:[\s().-]{0,2}\d){6,}|\b0\d(?:[\s().-]{0,2}\d){7,}|\d{9,}/g;

/**
 * A provider's answer on one short line, with addresses and phone numbers hidden, since it is stored and shown to others. Null
 * where the provider said nothing.
 */
export function redactedAnswer(answer: string | null | undefined): string | null {
  const said = forMailHeader(answer ?? '')
    .replaceAll(address, '•••')
    .replaceAll(phoneNumber, '•••');
  if (said === '') return null;
  const characters = [...said];
  return characters.length > MOST_CHARACTERS ? `${characters.slice(0, MOST_CHARACTERS - 1).join('')}…` : said;
}

/** Does this error code of Node's mean that a certificate was not trusted, or that the server speaks no TLS? */
export const isTlsProblem = (code: string): boolean => /CERT|TLS|SSL|^UNABLE_TO_VERIFY/.test(code);
