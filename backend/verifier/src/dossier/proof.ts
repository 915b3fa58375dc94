import { nextHash, type SealedEvent } from '../format/sealed-event.js';
import type { Json } from '../format/canonical-json.js';
import { isCount, isHash, isObject, isUuid, type JsonObject } from '../format/shape.js';
import { type EventPlace, named } from '../report/report.js';
import type { EventWithLeaf } from './events-of-booking.js';

const NONE = Buffer.alloc(0);
const PROOF_FORMAT = 'rigbook-proof-1';

type Link = { readonly event: string; readonly leaf?: string } | { readonly leaf: string };

/** A piece of the chain from the booking's first event to a signed head. */
interface Proof {
  /** The number of the first link. */
  readonly from: number;
  readonly before: string;
  readonly links: readonly Link[];
}

/** The piece recomputed: its hashes by number, from `from - 1` on, and the numbers of the dossier's events. */
export interface WholePiece {
  readonly hashes: ReadonlyMap<number, string>;
  readonly last: number;
  readonly numbered: readonly { readonly event: SealedEvent; readonly number: number }[];
  /** The leaves of originals of redacted events, by the ids of these. */
  readonly originals: ReadonlyMap<string, string>;
}

/** Or a sentence that says where it breaks. */
export type Piece = WholePiece | { readonly flaw: string; readonly at?: EventPlace };

/** Puts the leaves of the dossier's events where the proof names them. The proof must name each event once, in order. */
export function recompute(object: JsonObject | undefined, events: readonly EventWithLeaf[]): Piece {
  if (!object || !isProof(object))
    return { flaw: `proof.json is missing or does not have the format ${PROOF_FORMAT}.` };
  let hash = Buffer.from(object.before, 'hex');
  let number = object.from - 1;
  const numbered: WholePiece['numbered'][number][] = [];
  const hashes = new Map([[number, object.before]]);
  const originals = new Map<string, string>();
  for (const link of object.links) {
    number += 1;
    const next = 'event' in link ? events[numbered.length] : undefined;
    if ('event' in link && next?.event.id !== link.event) return misnamed(link.event, next);
    if (next) numbered.push({ event: next.event, number });
    if (next && link.leaf !== undefined) originals.set(next.event.id, link.leaf);
    hash = Buffer.from(nextHash(hash, link.leaf === undefined ? (next?.leaf ?? NONE) : Buffer.from(link.leaf, 'hex')));
    hashes.set(number, hash.toString('hex'));
  }
  const unproven = events[numbered.length];
  return unproven
    ? { flaw: `The proof does not include ${named(unproven.event)}.`, at: unproven.event }
    : { hashes, last: number, numbered, originals };
}

function misnamed(id: string, next: EventWithLeaf | undefined): Piece {
  const flaw = `The proof names event ${id} where `;
  return next
    ? { flaw: `${flaw}${named(next.event)} comes next.`, at: next.event }
    : { flaw: `${flaw}the dossier has no further event.` };
}

const isProof = (object: JsonObject): object is JsonObject & Proof =>
  object['format'] === PROOF_FORMAT &&
  isCount(object['from']) &&
  isHash(object['before']) &&
  Array.isArray(object['links']) &&
  object['links'].length > 0 &&
  object['links'].every(isLink);

const isLink = (link: Json): boolean =>
  isObject(link) &&
  (isUuid(link['event']) || link['event'] === undefined) &&
  (isHash(link['leaf']) || link['leaf'] === undefined) &&
  Object.keys(link).length > 0 &&
  Object.keys(link).every((name) => name === 'event' || name === 'leaf');
