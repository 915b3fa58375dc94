import type { Instant } from '@rigbook/contracts/kernel';

/** A column of a row view: its types in TypeScript and SQL, and its default in a new row. */
export class Column<T, Told extends boolean = true> {
  /** For the type checker alone. */
  declare readonly holds: T;
  /** Whether a new row must provide it. */
  declare readonly told: Told;

  constructor(
    readonly sqlType: string,
    readonly initial?: T,
  ) {}

  /** Null until an event sets it. */
  get orNull(): Column<T | null, false> {
    return new Column<T | null, false>(this.sqlType, null);
  }

  /** Must match the table's default. */
  initially(initial: T): Column<T, false> {
    return new Column<T, false>(this.sqlType, initial);
  }
}

export const uuid = <Id extends string>(): Column<Id> => new Column('uuid');
export const text: Column<string> = new Column('text');
/** One of some texts. */
export const word = <Word extends string>(): Column<Word> => new Column('text');
export const words = <Word extends string>(): Column<readonly Word[]> => new Column('text[]');
export const instant: Column<Instant> = new Column('timestamptz');
export const integer: Column<number> = new Column('integer');
export const smallint: Column<number> = new Column('smallint');
export const boolean: Column<boolean> = new Column('boolean');

export type AnyColumn = Column<unknown, boolean>;
export type Columns = Readonly<Record<string, AnyColumn>>;

/** In a change: keeps the existing value, if any. */
export class UnlessSet<T> {
  constructor(readonly value: T) {}
}
export const unlessSet = <T>(value: T): UnlessSet<T> => new UnlessSet(value);

/** The name of a column in the database: `startAt` is `start_at`. */
export const sqlName = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
