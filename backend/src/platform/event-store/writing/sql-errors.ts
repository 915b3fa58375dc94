import pg from 'pg';
import { GuardViolation, IdempotencyKeyTaken, VersionConflict } from '../event-store.errors.js';

const UNIQUE = '23505';
const EXCLUSION = '23P01';
const CHECK = '23514';
const FOREIGN_KEY = '23503';
const NOT_NULL = '23502';
const DEADLOCK = '40P01';

const GUARDS = [UNIQUE, EXCLUSION, CHECK, FOREIGN_KEY];

/** Translates the error of a failed commit; other errors than a constraint's stay as they are. */
export function meaningOf(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  const { code, constraint, table, column } = error;
  if (code === NOT_NULL && table === 'event' && column === 'version')
    return new VersionConflict('the stream is shorter than expected', { cause: error });
  if (code === UNIQUE && constraint === 'event_stream_version_key')
    return new VersionConflict('the stream has grown meanwhile', { cause: error });
  if (code === UNIQUE && constraint === 'idempotency_key_pkey')
    return new IdempotencyKeyTaken('carried out before under this key', { cause: error });
  if (constraint !== undefined && GUARDS.includes(code ?? '')) return new GuardViolation(constraint, { cause: error });
  return error;
}

export const isDeadlock = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === DEADLOCK;
