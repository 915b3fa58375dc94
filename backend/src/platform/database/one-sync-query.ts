import pg from 'pg';
import type { Statement } from './statement.js';
import { type ColumnDescription, type ReadRow, rowReader, type TextRow } from './row-reader.js';

/** The part of pg's connection that a custom query uses. */
interface Wire {
  readonly parsedStatements: Record<string, string>;
  readonly submittedNamedStatements: Record<string, string>;
  readonly stream: { cork(): void; uncork(): void };
  parse(message: { name: string; text: string }): void;
  bind(message: { statement: string; values: readonly unknown[] }): void;
  describe(message: { type: 'P' }): void;
  execute(message: object): void;
  sync(): void;
}

type Callback = (error: Error | null, rows?: readonly (readonly TextRow[])[]) => void;

const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => unknown } }).utils;

/** By connection and statement's name: the server is asked once what a prepared statement's rows hold. */
const knownReaders = new WeakMap<Wire, Map<string, ReadRow>>();

/**
 * Several statements as one pg query, with a single Sync after the last. PostgreSQL runs everything between two Syncs as one
 * transaction: the Sync commits it, the first error rolls it back and skips the rest. BEGIN and COMMIT around pipelined
 * statements, each with its own Sync, cost a quarter more processor time per booking (docs/adr/0010). Extends pg's Query
 * because a client with `pipeline: true` runs no other kind.
 *
 * A query that overlaps one of several statements on the same client fails too, if the other fails before preparing what both use.
 * Overlap such queries only where one failure ends them all.
 */
export class OneSyncQuery extends pg.Query {
  callback: Callback | undefined;
  /** For each statement, how to read its rows; only if `describes`, and only for statements that return rows. */
  readonly readers: (ReadRow | undefined)[] = [];
  private readonly received: TextRow[][];
  /** statements that this query prepares; others were prepared on the connection before */
  private readonly preparing = new Set<string>();
  private at = 0;
  private wire: Wire | undefined;

  constructor(
    private readonly statements: readonly Statement[],
    private readonly describes = false,
  ) {
    super('');
    this.received = statements.map(() => []);
  }

  /** Where the client records that the current statement is prepared, or that it failed. */
  get name(): string | undefined {
    const name = this.statements[this.at]?.name ?? '';
    return this.preparing.has(name) ? name : undefined;
  }
  set name(_: unknown) {}

  get text(): string | undefined {
    return this.statements[this.at]?.text;
  }
  set text(_: unknown) {}

  /** Returns an error instead of throwing it, which would leave the client's timeout for this query to end the connection. */
  override submit = (connection: unknown): Error | null => {
    const wire = connection as Wire;
    wire.stream.cork();
    try {
      this.write(wire);
      return null;
    } catch (error) {
      return error as Error;
    } finally {
      wire.stream.uncork();
    }
  };

  private write(wire: Wire): void {
    const ambiguous = ambiguousName(wire, this.statements);
    if (ambiguous !== undefined) throw new Error(`two statements are called ${ambiguous}`);
    const bound = this.statements.map(({ values }) => values.map((value) => prepareValue(value)));
    this.wire = wire;
    this.statements.forEach(({ name, text }, at) => {
      if (preparedText(wire, name) === undefined) {
        wire.parse({ name, text });
        if (name !== '') {
          wire.submittedNamedStatements[name] = text;
          this.preparing.add(name);
        }
      }
      wire.bind({ statement: name, values: bound[at] ?? [] });
      if (this.describes) {
        this.readers[at] = knownReaders.get(wire)?.get(name);
        if (!this.readers[at]) wire.describe({ type: 'P' });
      }
      wire.execute({});
    });
    wire.sync();
  }

  handleRowDescription({ fields }: { fields: readonly ColumnDescription[] }): void {
    const reader = rowReader(fields);
    this.readers[this.at] = reader;
    const name = this.statements[this.at]?.name;
    if (!name || !this.wire) return;
    const known = knownReaders.get(this.wire) ?? new Map<string, ReadRow>();
    knownReaders.set(this.wire, known.set(name, reader));
  }

  handleDataRow({ fields }: { fields: TextRow }): void {
    this.received[this.at]?.push(fields);
  }

  handleCommandComplete(): void {
    this.at += 1;
  }

  handleEmptyQuery(): void {
    this.at += 1;
  }

  handleError(error: Error, connection: unknown): void {
    // the server did not prepare the statements it skipped
    const { submittedNamedStatements } = connection as Wire;
    for (const { name } of this.statements.slice(this.at))
      if (this.preparing.has(name)) Reflect.deleteProperty(submittedNamedStatements, name);
    this.callback?.(error);
  }

  handleReadyForQuery(): void {
    this.callback?.(null, this.received);
  }
}

/** A name that would run a different statement than intended. */
function ambiguousName(wire: Wire, statements: readonly Statement[]): string | undefined {
  const texts = new Map<string, string>();
  for (const { name, text } of statements) {
    const other = preparedText(wire, name) ?? texts.get(name) ?? text;
    if (other !== text) return name;
    if (name !== '') texts.set(name, text);
  }
  return undefined;
}

const preparedText = ({ parsedStatements, submittedNamedStatements }: Wire, name: string): string | undefined =>
  parsedStatements[name] ?? submittedNamedStatements[name];
