import { EACH, type ErasableField } from '../../events/erasable-fields.js';

/** What takes the place of a value; `path` as in `damageReports.0.description`. */
type Replace = (path: string, value: unknown, isNullable: boolean) => unknown;

/** A copy of the data in which the values of these fields are replaced. Fields that the data lacks are left out. */
export const withTexts = (data: object, fields: readonly ErasableField[], replace: Replace): object =>
  fields.reduce<unknown>(
    (copy, { keys, isNullable }) => replaced(copy, keys, '', (path, value) => replace(path, value, isNullable)),
    data,
  ) as object;

function replaced(
  value: unknown,
  [key, ...rest]: readonly string[],
  path: string,
  replace: (path: string, value: unknown) => unknown,
): unknown {
  if (key === undefined) return replace(path, value);
  const below = (name: string) => (path === '' ? name : `${path}.${name}`);
  if (key === EACH)
    return Array.isArray(value) ? value.map((item, at) => replaced(item, rest, below(String(at)), replace)) : value;
  if (typeof value !== 'object' || value === null || !(key in value)) return value;
  return { ...value, [key]: replaced((value as Record<string, unknown>)[key], rest, below(key), replace) };
}
