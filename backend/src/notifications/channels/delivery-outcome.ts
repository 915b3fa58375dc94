import type { DeliveryProblem } from '@rigbook/contracts/notifications/delivery.words';
import { forMailHeader } from '@rigbook/contracts/notifications/templates/escape-for-channel';

/** The outcome of handing a message to its provider. A sender always returns one, and throws only for bugs. */
export type DeliveryOutcome = Sent | TryLater | Failed | NotConfigured;

/** The provider has accepted it, which does not mean that it arrives. */
interface Sent {
  readonly outcome: 'sent';
  /** the provider's id of the message, if given */
  readonly providerId: string | null;
  readonly said: string | null;
}

/** A later attempt may succeed. */
export interface TryLater {
  readonly outcome: 'try-later';
  readonly problem: DeliveryProblem;
  /** in the provider's words, without addresses or numbers of people */
  readonly said: string | null;
  /** earliest time of the next attempt, if the provider states one */
  readonly retryAfterSeconds: number | null;
}

/** A later attempt would fail too. */
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
 * A provider's answer on one short line, with addresses and phone numbers masked, since it is stored and shown to others. Null
 * if empty.
 */
export function redactedAnswer(answer: string | null | undefined): string | null {
  const said = forMailHeader(answer ?? '')
    .replaceAll(address, '•••')
    .replaceAll(phoneNumber, '•••');
  if (said === '') return null;
  const characters = [...said];
  return characters.length > MOST_CHARACTERS ? `${characters.slice(0, MOST_CHARACTERS - 1).join('')}…` : said;
}

/** True if Node's error code means an untrusted certificate, or a server without TLS. */
export const isTlsProblem = (code: string): boolean => /CERT|TLS|SSL|^UNABLE_TO_VERIFY/.test(code);
