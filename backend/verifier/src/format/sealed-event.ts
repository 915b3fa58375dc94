import { createHash } from 'node:crypto';
import { canonicalOrNothing, type Json } from './canonical-json.js';
import { isCount, isDecimal, isObject, isText, isUuid, type JsonObject, readObject } from './shape.js';

/** hash(0): what the first event of a log is chained to. */
export const beginningOfChain: Buffer = Buffer.alloc(32);

/** hash(n) from hash(n - 1) and the leaf of event n. */
export const nextHash = (before: Buffer, leaf: Buffer): Buffer =>
  createHash('sha256').update(before).update(leaf).digest();

/** An event as it was sealed; only the members that checks use. */
export interface SealedEvent {
  readonly position: string;
  readonly transaction: string;
  readonly id: string;
  readonly stream: string;
  readonly streamType: string;
  readonly type: string;
  readonly version: number;
  readonly recordedAt: string;
  readonly data: JsonObject;
}

/** A line of events.jsonl: its leaf in the chain, and the event or its flaw. */
export interface EventLine {
  readonly leaf: Buffer;
  readonly event: SealedEvent | undefined;
  /** Set where the line is not an event in canonical form; completes the sentence "line 7 ...". */
  readonly flaw: string | undefined;
}

const members: Readonly<Record<string, (value: Json | undefined) => boolean>> = {
  actor: isText,
  causationId: (value) => value === null || isText(value),
  correlationId: isText,
  data: isObject,
  id: isUuid,
  position: isDecimal,
  recordedAt: (value) => isText(value) && /^\d{4,6}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(value),
  schemaVersion: isCount,
  stream: isUuid,
  streamType: isText,
  transaction: isDecimal,
  type: isText,
  version: isCount,
};

/** The leaf of an event in canonical form. */
export const leafOf = (event: SealedEvent): Buffer =>
  createHash('sha256')
    .update(canonicalOrNothing(event as unknown as JsonObject) ?? '')
    .digest();

export function readEventLine(line: string): EventLine {
  const leaf = createHash('sha256').update(line).digest();
  const object = readObject(line);
  if (!object) return { leaf, event: undefined, flaw: 'is not a JSON object' };
  const event = hasRightMembers(object) ? (object as unknown as SealedEvent) : undefined;
  if (!event) return { leaf, event, flaw: `does not have the members of an event: ${wrongMembers(object)}` };
  return { leaf, event, flaw: canonicalOrNothing(object) === line ? undefined : 'is not written in canonical form' };
}

const hasRightMembers = (object: JsonObject) => wrongMembers(object) === '';

const wrongMembers = (object: JsonObject): string =>
  [...new Set([...Object.keys(members), ...Object.keys(object)])]
    .filter((name) => !(Object.hasOwn(members, name) && members[name]?.(object[name])))
    .join(', ');
