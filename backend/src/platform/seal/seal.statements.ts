import type { Statement } from '../event-store/statement.js';

/** A link of the chain: the event at `position` is the n-th sealed one. */
export interface Seal {
  /** a 64 bit number as text */
  readonly number: string;
  readonly position: string;
  readonly hash: Buffer;
}

export const newestSeal: Statement = {
  name: 'seal.newest',
  text: `SELECT number, position, hash FROM seal ORDER BY number DESC LIMIT 1`,
  values: [],
};

export const addSeals = (seals: readonly Seal[]): Statement => ({
  name: 'seal.add',
  text: `INSERT INTO seal (number, position, hash) SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bytea[])`,
  values: [seals.map(({ number }) => number), seals.map(({ position }) => position), seals.map(({ hash }) => hash)],
});

export const sealsAfter = (number: string, limit: number): Statement => ({
  name: 'seal.after',
  text: `SELECT number, position, hash FROM seal WHERE number > $1 ORDER BY number LIMIT $2`,
  values: [number, limit],
});

export const sealsOfNumbers = (numbers: readonly string[]): Statement => ({
  name: 'seal.of-numbers',
  text: `SELECT number, position, hash FROM seal WHERE number = ANY ($1::bigint[])`,
  values: [numbers],
});
