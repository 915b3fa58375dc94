import { SignedHeads } from '../export/signed-heads.js';
import type { Head } from '../format/head.js';
import type { PublicKey } from '../format/public-key.js';
import { counted, type Findings, named } from '../report/report.js';
import type { Lines } from '../sources/lines.js';
import type { EventWithLeaf } from './events-of-booking.js';
import type { WholePiece } from './proof.js';

/** Clocks of two machines of one installation differ. A minute of tolerance makes no forgery easier. */
const CLOCKS_APART_MS = 60_000;

/** True also if one of them is not a time. */
const isClearlyBefore = (one: string, other: string): boolean =>
  !(Date.parse(one) >= Date.parse(other) - CLOCKS_APART_MS);

/** A head that was signed before an event was recorded cannot cover it. */
export function checkTime({ signedAt }: Head, events: readonly EventWithLeaf[], findings: Findings): void {
  const later = events.find(({ event }) => isClearlyBefore(signedAt, event.recordedAt))?.event;
  if (later) findings.broken('time', `The head was signed at ${signedAt}, before ${named(later)} was recorded.`, later);
  else findings.holds('time', 'The events were recorded before the head was signed.');
}

/**
 * Compares the piece of the chain with heads that the reader has from elsewhere. The chain only grows: a head signed before an
 * event has a lower number than the event, and a head signed after the dossier's head has at least its number.
 */
export async function checkTrustedHeads(
  lines: Lines,
  piece: WholePiece,
  own: Head,
  key: PublicKey,
  findings: Findings,
): Promise<void> {
  const read = await SignedHeads.read([{ from: 'the heads that you gave', lines, ownedByReader: true }], key, findings);
  const heads = [...read.all()];
  if (heads.length === 0) return;
  const contradiction = heads.map((head) => contradictionOf(head, piece, own)).find((found) => found !== undefined);
  const met = heads.filter(({ number }) => piece.hashes.has(number)).length;
  if (contradiction !== undefined) findings.broken('heads', contradiction);
  else if (met > 0) findings.holds('heads', `The chain matches ${counted(met, 'head')} that you gave.`);
  else if (heads.some(({ number }) => number > piece.last))
    findings.note(
      'heads',
      "None of the heads that you gave lies within this dossier's piece of the chain. Their numbers and times are consistent with it, but hashes could not be compared. An export of the whole log can be compared with every one of them.",
    );
  else
    findings.broken(
      'heads',
      `All heads that you gave are for numbers before ${piece.last}, the last one of this dossier, so they confirm nothing about it. Give a head that was signed later.`,
    );
}

/** A sentence that says how such a head contradicts the dossier. */
function contradictionOf(head: Head, { hashes, numbered }: WholePiece, own: Head): string | undefined {
  const name = `the head for number ${head.number} that you gave, signed at ${head.signedAt}`;
  const hash = hashes.get(head.number);
  if (hash !== undefined && hash !== head.hash) return `This chain differs from the chain of ${name}.`;
  const late = numbered.find(
    ({ event, number }) => number <= head.number && isClearlyBefore(head.signedAt, event.recordedAt),
  );
  if (late) return `${named(late.event)} is number ${late.number} here, but ${name}, is older than that event.`;
  return isClearlyBefore(own.signedAt, head.signedAt) && head.number < own.number
    ? `The dossier's head is for number ${own.number}, but ${name}, is newer: the chain had not come that far.`
    : undefined;
}
