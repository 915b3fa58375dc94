import type { ErasableField } from '../../events/erasable-fields.js';
import { isTextHash, type TextHash } from './concealed-text.js';
import { withTexts } from './texts-in-data.js';

/** The kept texts of an event by their paths; null if there are none. */
export type KeptTexts = Readonly<Record<string, string>> | null;

/** For a SELECT from `event`: its kept texts. */
export const TEXTS_OF_EVENT = `(SELECT jsonb_object_agg(t.path, t.text) FROM public.erasable_text t
  WHERE t.event_id = event.id AND t.text IS NOT NULL)`;

/** The event's data as it was written, as far as its texts are kept. Events from before texts could be erased hold them. */
export const revealed = (data: object, fields: readonly ErasableField[], texts: KeptTexts): object =>
  withTexts(data, fields, (path, value, isNullable) =>
    isTextHash(value) ? (texts?.[path] ?? (isNullable ? null : '')) : value,
  );

/** The paths of texts that are no longer kept. */
export function erasedIn(data: object, fields: readonly ErasableField[], texts: KeptTexts): readonly string[] {
  const erased: string[] = [];
  withTexts(data, fields, (path, value) => {
    if (isTextHash(value) && texts?.[path] === undefined) erased.push(path);
    return value;
  });
  return erased;
}

/** The data with every kept text in the place of its hash. The hashes of erased ones stay. */
export const withKeptTexts = (data: object, texts: KeptTexts): object =>
  texts === null ? data : (eachHash(data, '', (path) => texts[path]) as object);

/** The hashes of texts in the data, by their paths. */
export function textHashesIn(data: object): ReadonlyMap<string, string> {
  const hashes = new Map<string, string>();
  eachHash(data, '', (path, { sha256 }) => void hashes.set(path, sha256));
  return hashes;
}

type Replace = (path: string, hash: TextHash) => string | undefined;

function eachHash(value: unknown, path: string, replace: Replace): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isTextHash(value)) return replace(path, value) ?? value;
  const below = (name: string | number) => (path === '' ? String(name) : `${path}.${name}`);
  if (Array.isArray(value)) return value.map((item, at) => eachHash(item, below(at), replace));
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, eachHash(member, below(name), replace)]),
  );
}
