/** What JSON.parse returns. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** No event is nested this deeply; without a limit a hostile file could exhaust the stack. */
const DEEPEST = 100;

/**
 * The one spelling of a JSON value that RFC 8785 allows: members sorted by UTF-16 code units, no white space, numbers as
 * JavaScript prints them. Throws on text with half of a surrogate pair, on NaN and infinity, and on nesting deeper than 100.
 */
export function canonicalJson(value: Json, depth = 0): string {
  if (depth > DEEPEST) throw new Error(`nested more than ${DEEPEST} deep`);
  if (typeof value === 'string') return text(value);
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error('not a number');
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map((one) => canonicalJson(one, depth + 1)).join(',')}]`;
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([name, of]) => `${text(name)}:${canonicalJson(of, depth + 1)}`).join(',')}}`;
}

/** The same; undefined where the value has no canonical form. */
export function canonicalOrNothing(value: Json): string | undefined {
  try {
    return canonicalJson(value);
  } catch {
    return undefined;
  }
}

function text(value: string): string {
  const json = JSON.stringify(value);
  // half of a pair comes out escaped; looking for that first spares almost every text the slower look
  if (json.includes('\\ud') && /\p{Surrogate}/u.test(value)) throw new Error('half of a surrogate pair');
  return json;
}

/** Narrows what Array.isArray takes for a list of anything. */
export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
