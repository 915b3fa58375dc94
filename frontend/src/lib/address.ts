import { parseDay } from '@rigbook/contracts/kernel/calendar';
import { isUuid } from '@rigbook/contracts/kernel/ids';
import type { Day } from '@rigbook/contracts/kernel/time';

/** What the text of a parameter means; undefined where it means nothing. */
type Read<Value extends string> = (text: string) => Value | undefined;

export interface Field<Value extends string> {
  readonly read: Read<Value>;
  /** The parameter's name, where it is not that of the field. */
  readonly parameter?: string;
  /** The same field under another name in the address. */
  readonly as: (parameter: string) => Field<Value>;
}

const field = <Value extends string>(read: Read<Value>, parameter?: string): Field<Value> => ({
  read,
  ...(parameter !== undefined && { parameter }),
  as: (name) => field(read, name),
});

/** Words, of which only the first `most` characters count. */
export const text = (most: number): Field<string> => field((given) => given.trim().slice(0, most).trim() || undefined);
export const uuid: Field<string> = field((given) => (isUuid(given) ? given : undefined));
export const day: Field<Day> = field(parseDay);
export const matching = (matches: (given: string) => boolean): Field<string> =>
  field((given) => (matches(given) ? given : undefined));
export const oneOf = <Value extends string>(values: readonly Value[]): Field<Value> =>
  field((given) => values.find((value) => value === given));

type Fields = Readonly<Record<string, Field<string>>>;
type SearchIn<All extends Fields> = {
  readonly [Name in keyof All]?: All[Name] extends Field<infer Value> ? Value : never;
};

/** What an address holds. */
export type SearchOf<Of extends { parse: (address: URLSearchParams) => unknown }> = ReturnType<Of['parse']>;

/** What a screen keeps in the address bar, to be linked and found again. What is not understood counts as not given. */
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
    parse: (parameters: URLSearchParams): Search =>
      names.reduce<Search>((search, name) => set(search, name, parameters.get(parameterOf(name))), {}),
    /** The parameters that say so. */
    write: (search: Search): Record<string, string> =>
      Object.fromEntries(
        names.flatMap((name) => {
          const value = search[name];
          return value === undefined ? [] : [[parameterOf(name), value]];
        }),
      ),
    /** The same search with what was typed or chosen in a field; nothing, or what is not understood, takes the field out. */
    with: set,
  };
}
