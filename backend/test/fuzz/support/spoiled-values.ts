import fc from 'fast-check';
import { hostileKeys, hostileValue, jsonOf, RawJson } from './hostile-values.js';
import type { Draw } from './valid-values.js';

/** Bodies that are no text, or a broken photo. */
export const brokenBytes = (photo: Buffer): readonly Buffer[] => [
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  photo.subarray(0, 60),
  photo,
];

/**
 * The value with one part replaced, null, left out or added, at any depth. `names`: all fields that the object may have, also those that
 * were left out.
 */
export function spoiled(draw: Draw, value: unknown, names: readonly string[] = []): unknown {
  if (Array.isArray(value) && value.length > 0 && draw(fc.boolean)) {
    const at = draw(fc.integer, { min: 0, max: value.length - 1 });
    return value.map((part: unknown, nth) => (nth === at ? spoiled(draw, part) : part));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof RawJson)
    return hostilePart(draw, value);
  const fields: Readonly<Record<string, unknown>> = { ...value };
  const all = [...new Set([...Object.keys(fields), ...names])];
  const how = draw(
    fc.constantFrom,
    'replace',
    'replace',
    'replace',
    'null',
    'null',
    'leave out',
    'leave out',
    'add',
    'whole',
  );
  if (how === 'whole') return draw(() => hostileValue);
  if (how === 'add' || all.length === 0)
    return withField(
      fields,
      draw(fc.constantFrom, ...hostileKeys, 'unknown'),
      draw(() => hostileValue),
    );
  const name = draw(fc.constantFrom, ...all);
  if (how === 'null') return { ...fields, [name]: null };
  if (how === 'replace') return { ...fields, [name]: spoiled(draw, fields[name]) };
  const { [name]: _leftOut, ...others } = fields;
  return others;
}

/** Near what was expected, or far from it. */
function hostilePart(draw: Draw, value: unknown): unknown {
  const near =
    typeof value === 'string'
      ? [
          `${value}\u0000`,
          ` ${value} `,
          `${value}\uD800`,
          value.repeat(200),
          value.toUpperCase(),
          [value],
          Number(value),
        ]
      : typeof value === 'number'
        ? [String(value), value + 0.5, -value, value * 1e6, value + 1, value - 1, [value]]
        : [];
  return draw(() => fc.oneof(hostileValue, ...(near.length > 0 ? [fc.constantFrom<unknown>(...near)] : [])));
}

/** As text, since an object cannot have `__proto__` for an ordinary key. */
const withField = (fields: object, name: string, value: unknown): RawJson =>
  new RawJson(
    `{${[...Object.entries(fields), [name, value] as const].map(([key, part]) => `${JSON.stringify(key)}:${jsonOf(part)}`).join(',')}}`,
  );
