/** A column of a row view: what it holds in TypeScript, its type in SQL, and what a new row has in it unless told. */
export class Column<T, Told extends boolean = true> {
  /** For the type checker alone. */
  declare readonly holds: T;
  /** Whether a new row has to say it. */
  declare readonly told: Told;

  constructor(
    readonly sqlType: string,
    readonly initial?: T,
  ) {}

  /** Null until an event sets it. */
  get orNull(): Column<T | null, false> {
    return new Column<T | null, false>(this.sqlType, null);
  }

  /** The table's default says the same. */
  initially(initial: T): Column<T, false> {
    return new Column<T, false>(this.sqlType, initial);
  }
}

export type AnyColumn = Column<unknown, boolean>;
export type Columns = Readonly<Record<string, AnyColumn>>;

/** In a change: keep what the row has, where it has something. */
export class UnlessSet<T> {
  constructor(readonly value: T) {}
}
export const unlessSet = <T>(value: T): UnlessSet<T> => new UnlessSet(value);

/** The name of a column as the database has it: `startAt` is `start_at`. */
export const sqlName = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
