import type { Statement } from '../database/statement.js';
import { CHAIN_START } from './canonical-event.js';

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

/** An event to be sealed. */
export interface Leaf {
  readonly position: string;
  readonly leaf: Buffer;
}

/** Continues the chain at its end. The database hashes, so that nobody must read the end first. */
export const sealNext = (leaves: readonly Leaf[]): Statement => ({
  name: 'seal.next',
  text: `WITH RECURSIVE newest AS (SELECT number, hash FROM seal ORDER BY number DESC LIMIT 1),
         chain AS (
           SELECT 0 AS nth, coalesce((SELECT hash FROM newest), $3::bytea) AS hash
           UNION ALL
           SELECT nth + 1, sha256(hash || ($2::bytea[])[nth + 1]) FROM chain WHERE nth < cardinality($2::bytea[])
         )
         INSERT INTO seal (number, position, hash)
         SELECT coalesce((SELECT number FROM newest), 0) + nth, ($1::bigint[])[nth], hash FROM chain WHERE nth > 0`,
  values: [leaves.map(({ position }) => position), leaves.map(({ leaf }) => leaf), CHAIN_START],
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
