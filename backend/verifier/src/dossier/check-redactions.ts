import { leafOf } from '../format/sealed-event.js';
import { textHashesIn } from '../format/texts.js';
import { counted, type Findings, named } from '../report/report.js';
import type { EventWithLeaf } from './events-of-booking.js';

/**
 * A redacted event leads to the chain by the leaf of its original. If its texts are all here, the original is made of them and must
 * have that leaf. Otherwise the chain proves that there was an original, and the manifest vouches for what is left of it.
 */
export function checkRedactions(
  originals: ReadonlyMap<string, string>,
  told: readonly EventWithLeaf[],
  findings: Findings,
): void {
  const redacted = told.filter(({ event }) => originals.has(event.id));
  const whole = redacted.filter(({ event }) => textHashesIn(event.data).size === 0);
  const other = whole.find(({ event }) => leafOf(event).toString('hex') !== originals.get(event.id));
  if (other)
    findings.broken(
      'redaction',
      `${named(other.event)} was redacted, but not from the event that was sealed.`,
      other.event,
    );
  else if (whole.length > 0)
    findings.holds('redaction', `${counted(whole.length, 'redacted event')} with their texts are what was sealed.`);
  const rest = redacted.length - whole.length;
  if (rest > 0)
    findings.note(
      'redaction',
      `${counted(rest, 'event')} were redacted and lack texts. The chain has the hashes of the originals; only the manifest vouches for what is left.`,
    );
}
