import { createHash } from 'node:crypto';
import { isList, type Json } from './canonical-json.js';
import { isHash, isObject, isText, isUuid, type JsonObject, readObject } from './shape.js';

/** A text that was typed into an event. The event holds the SHA-256 of salt and text in its place. */
export interface Text {
  readonly event: string;
  /** As in `damageReports.0.description`. */
  readonly path: string;
  readonly salt: string;
  readonly text: string;
}

export const isTextOfEvent = (value: Json | undefined): value is JsonObject & Text =>
  isObject(value) &&
  isUuid(value['event']) &&
  isText(value['path']) &&
  isText(value['salt']) &&
  /^([0-9a-f]{2})*$/.test(value['salt']) &&
  isText(value['text']);

/** A line of texts.jsonl; undefined if it is anything else. */
export function readTextLine(line: string): Text | undefined {
  const object = readObject(line);
  return isTextOfEvent(object) ? object : undefined;
}

export const sha256OfText = ({ salt, text }: Text): string =>
  createHash('sha256').update(Buffer.from(salt, 'hex')).update(text, 'utf8').digest('hex');

/** The hashes of texts in the data of an event, by their paths. */
export function textHashesIn(data: JsonObject): ReadonlyMap<string, string> {
  const hashes = new Map<string, string>();
  replaced(data, '', (path, hash) => {
    hashes.set(path, hash);
    return undefined;
  });
  return hashes;
}

/** The data with the given texts in the place of their hashes. */
export const withTexts = (data: JsonObject, texts: ReadonlyMap<string, string>): JsonObject =>
  replaced(data, '', (path) => texts.get(path)) as JsonObject;

function replaced(value: Json, path: string, textFor: (path: string, hash: string) => string | undefined): Json {
  if (typeof value !== 'object' || value === null) return value;
  const below = (name: string) => (path === '' ? name : `${path}.${name}`);
  if (isList(value)) return value.map((item, at) => replaced(item, below(String(at)), textFor));
  const members = Object.entries(value);
  const hash = value['sha256'];
  if (members.length === 1 && isHash(hash)) return textFor(path, hash) ?? value;
  return Object.fromEntries(members.map(([name, member]) => [name, replaced(member, below(name), textFor)]));
}
