import { readHead } from '../format/head.js';
import type { PublicKey } from '../format/public-key.js';
import { counted, type Findings } from '../report/report.js';
import type { Lines } from '../sources/lines.js';
import type { DossierFiles } from './dossier-files.js';
import { checkTime, checkTrustedHeads } from './check-trusted-heads.js';
import type { EventWithLeaf } from './events-of-booking.js';
import { recompute } from './proof.js';

/** The leaves of originals of redacted events, by the ids of these. */
type Originals = ReadonlyMap<string, string>;

/** Checks that the booking's events lead, link by link, to a head signed with the key, and to the reader's heads. */
export async function checkChain(
  dossier: DossierFiles,
  events: readonly EventWithLeaf[],
  key: PublicKey,
  trustedHeads: Lines | undefined,
  findings: Findings,
): Promise<Originals> {
  const read = readHead(dossier.text('head.json') ?? '', key);
  if ('flaw' in read) findings.broken('head', `The head in head.json ${read.flaw}.`);
  else
    findings.holds(
      'head',
      `The head for number ${read.head.number}, signed at ${read.head.signedAt}, is signed with the key.`,
    );

  const piece = recompute(dossier.object('proof.json'), events);
  if ('flaw' in piece) {
    findings.broken('chain', piece.flaw, piece.at);
    return new Map();
  }
  if ('head' in read) {
    const { number, hash } = read.head;
    if (piece.last !== number)
      findings.broken('chain', `The proof ends at number ${piece.last}, but the head is for number ${number}.`);
    else if (piece.hashes.get(number) !== hash)
      findings.broken(
        'chain',
        `The events and links do not lead to the hash signed for number ${number}: one of them was changed.`,
        events[0]?.event,
      );
    else
      findings.holds('chain', `The events lead to the signed head through ${counted(piece.hashes.size - 1, 'link')}.`);
    checkTime(read.head, events, findings);
    if (trustedHeads) await checkTrustedHeads(trustedHeads, piece, read.head, key, findings);
  }
  return piece.originals;
}
