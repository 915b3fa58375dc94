import type { LogPlace } from '../recorded-event.js';

/** Before the first event. */
export const BEGINNING: LogPlace = { transaction: '0', position: '0' };

export const placeOf = ({ transaction, position }: LogPlace): LogPlace => ({ transaction, position });

/** Whether `one` comes after `other` in the log. */
export function isAfter(one: LogPlace, other: LogPlace): boolean {
  const transactions = BigInt(one.transaction) - BigInt(other.transaction);
  return transactions > 0n || (transactions === 0n && BigInt(one.position) > BigInt(other.position));
}
