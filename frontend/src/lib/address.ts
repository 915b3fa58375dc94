import { parseDay } from '@rigbook/contracts/kernel/calendar';
import { isUuid } from '@rigbook/contracts/kernel/ids';
import type { Day } from '@rigbook/contracts/kernel/time';

/** The value that a parameter's text means; undefined for an invalid one. */
type Read<Value extends string> = (text: string) => Value | undefined;

export interface Field<Value extends string> {
  readonly read: Read<Value>;
  /** The parameter's name, if it differs from the field's. */
  readonly parameter?: string;
  /** The same field under another name in the address. */
  readonly as: (parameter: string) => Field<Value>;
}

const field = <Value extends string>(read: Read<Value>, parameter?: string): Field<Value> => ({
  read,
  ...(parameter !== undefined && { parameter }),
  as: (name) => field(read, name),
});

/** Text, cut off after `most` characters. */
export const text = (most: number): Field<string> => field((given) => given.trim().slice(0, most).trim() || undefined);
export const uuid: Field<string> = field((given) => (isUuid(given) ? given : undefined));
export const day: Field<Day> = field(parseDay);
export const matching = (matches: (given: string) => boolean): Field<string> =>
  field((given) => (matches(given) ? given : undefined));
export const oneOf = <Value extends string>(values: readonly Value[]): Field<Value> =>
  field((given) => values.find((value) => value === given));

/** Names of columns that a list can be sorted by; with a minus in front, descending. */
export const sortedBy = (...columns: readonly string[]): Field<string> =>
  oneOf(columns.flatMap((column) => [column, `-${column}`]));

type Fields = Readonly<Record<string, Field<string>>>;
type SearchIn<All extends Fields> = {
  readonly [Name in keyof All]?: All[Name] extends Field<infer Value> ? Value : never;
};

/** The fields that an address holds. */
export type SearchOf<Of extends { parse: (address: URLSearchParams) => unknown }> = ReturnType<Of['parse']>;

/** The state of a screen that is kept in the address bar, to be linked and found again. Invalid parameters count as missing. */
export function address<All extends Fields>(fields: All) {
  type Search = SearchIn<All>;
  const names = Object.keys(fields) as (keyof All & string)[];
  const parameterOf = (name: keyof All & string) => fields[name]?.parameter ?? name;
  const set = (search: Search, name: keyof All & string, given: string | null | undefined): Search => {
    const { [name]: _former, ...rest } = search;
    const value = given ? fields[name]?.read(given) : undefined;
    return (value === undefined ? rest : { ...rest, [name]: value }) as Search;
  };
  return {
    /** The names of all parameters. */
    parameters: names.map(parameterOf),
    parse: (parameters: URLSearchParams): Search =>
      names.reduce<Search>((search, name) => set(search, name, parameters.get(parameterOf(name))), {}),
    /** The parameters for these fields. */
    write: (search: Search): Record<string, string> =>
      Object.fromEntries(
        names.flatMap((name) => {
          const value = search[name];
          return value === undefined ? [] : [[parameterOf(name), value]];
        }),
      ),
    /** The same search with one field changed; an empty or invalid value removes the field. */
    with: set,
  };
}
