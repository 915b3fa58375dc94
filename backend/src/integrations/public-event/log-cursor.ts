import { BEGINNING, type LogPlace } from '../../platform/event-store/index.js';

const PLACE = /^(\d{1,20}) (\d{1,19})$/;
const LARGEST = { transaction: 2n ** 64n - 1n, position: 2n ** 63n - 1n };

/** A place in the log for other programs: opaque, and valid permanently within one database. */
export const cursorOf = ({ transaction, position }: LogPlace): string =>
  Buffer.from(`${transaction} ${position}`).toString('base64url');

/** The place that a cursor names; the beginning without a cursor; undefined for an invalid one. */
export function placeOfCursor(cursor: string | undefined): LogPlace | undefined {
  if (cursor === undefined) return BEGINNING;
  const [, transaction, position] = PLACE.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (transaction === undefined || position === undefined) return undefined;
  const isPlace = BigInt(transaction) <= LARGEST.transaction && BigInt(position) <= LARGEST.position;
  return isPlace ? { transaction, position } : undefined;
}
