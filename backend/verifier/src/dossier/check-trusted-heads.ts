import { SignedHeads } from '../export/signed-heads.js';
import type { Head } from '../format/head.js';
import type { PublicKey } from '../format/public-key.js';
import { counted, type Findings, named } from '../report/report.js';
import type { Lines } from '../sources/lines.js';
import type { EventWithLeaf } from './events-of-booking.js';
import type { WholePiece } from './proof.js';

/** Two machines of one installation do not show the same time; a minute makes no forgery easier. */
const CLOCKS_APART_MS = 60_000;

/** Clearly earlier, or no time at all. */
const isClearlyBefore = (one: string, other: string): boolean =>
  !(Date.parse(one) >= Date.parse(other) - CLOCKS_APART_MS);

/** A head that was signed before an event was recorded cannot speak of it. */
export function checkTime({ signedAt }: Head, events: readonly EventWithLeaf[], findings: Findings): void {
  const later = events.find(({ event }) => isClearlyBefore(signedAt, event.recordedAt))?.event;
  if (later) findings.broken('time', `The head was signed at ${signedAt}, before ${named(later)} was recorded.`, later);
  else findings.holds('time', 'The events were recorded before the head was signed.');
}

/**
 * Holds the piece of the chain against heads that the reader has from elsewhere. The chain only grows: what was signed before
 * an event has a lower number than the event, what was signed after the dossier's head has no lower one than that.
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
  else if (met > 0) findings.holds('heads', `The chain meets ${counted(met, 'head')} that you gave.`);
  else if (heads.some(({ number }) => number > piece.last))
    findings.note(
      'heads',
      "None of the heads that you gave lies within this dossier's piece of the chain: numbers and times fit in between, hashes could not be compared. An export of the whole log can be held against every one of them.",
    );
  else
    findings.broken(
      'heads',
      `All heads that you gave are for numbers before this dossier's ${piece.last}, so they confirm nothing of it: give one that was signed later.`,
    );
}

/** What such a head says against the dossier, as a sentence. */
function contradictionOf(head: Head, { hashes, numbered }: WholePiece, own: Head): string | undefined {
  const name = `the head for number ${head.number} that you gave, signed at ${head.signedAt}`;
  const hash = hashes.get(head.number);
  if (hash !== undefined && hash !== head.hash) return `This chain is another one than that of ${name}.`;
  const late = numbered.find(
    ({ event, number }) => number <= head.number && isClearlyBefore(head.signedAt, event.recordedAt),
  );
  if (late) return `${named(late.event)} is number ${late.number} here, and ${name}, is older than it.`;
  return isClearlyBefore(own.signedAt, head.signedAt) && head.number < own.number
    ? `The dossier's head is for number ${own.number}, and ${name}, is younger: the chain had not come so far.`
    : undefined;
}
