import type { Head } from '../format/head.js';
import type { Findings } from '../report/report.js';
import { named } from '../report/words.js';
import type { EventWithLeaf } from './events-of-booking.js';

/** Two machines of one installation do not show the same time; a minute makes no forgery easier. */
const CLOCKS_APART_MS = 60_000;

/** Clearly earlier, or no time at all. */
export const isClearlyBefore = (one: string, other: string): boolean =>
  !(Date.parse(one) >= Date.parse(other) - CLOCKS_APART_MS);

/** A head that was signed before an event was recorded cannot speak of it. */
export function checkTime({ signedAt }: Head, events: readonly EventWithLeaf[], findings: Findings): void {
  const later = events.find(({ event }) => isClearlyBefore(signedAt, event.recordedAt))?.event;
  if (later) findings.broken('time', `The head was signed at ${signedAt}, before ${named(later)} was recorded.`, later);
  else findings.holds('time', 'The events were recorded before the head was signed.');
}
