import type { Instant } from '@rigbook/contracts/kernel';
import { oneRow, type Query } from '../../database/query.js';
import type { Commit } from '../commit.js';
import type { Statement } from '../../database/statement.js';

export interface StoredAnswer {
  readonly requestHash: string;
  readonly status: number;
  readonly body: unknown;
}

/** Nothing for a command without a key. The primary key refuses a used key. */
export function storeAnswer({ context, answer }: Commit): readonly Statement[] {
  if (!context.idempotency) return [];
  const { owner, key, requestHash } = context.idempotency;
  return [
    {
      name: 'event-store.store-answer',
      text: `INSERT INTO idempotency_key (owner, key, request_hash, status, body, created_at)
             VALUES ($1, $2, $3, $4, $5::jsonb, $6)`,
      values: [owner, key, requestHash, answer?.status ?? 204, JSON.stringify(answer?.body ?? null), context.now],
    },
  ];
}

export const storedAnswer = (key: string, owner: string): Query<StoredAnswer | undefined> =>
  storedAnswerOf(key, { name: 'event-store.find-answer', text: '$2', values: [owner] });

/** The same for the owner that an expression or a subquery in parentheses gives, with parameters from $2 on. */
export const storedAnswerOf = (key: string, owner: Statement): Query<StoredAnswer | undefined> =>
  oneRow<StoredAnswer>({
    name: owner.name,
    text: `SELECT request_hash AS "requestHash", status, body FROM idempotency_key WHERE key = $1 AND owner = ${owner.text}`,
    values: [key, ...owner.values],
  });

export const forgetAnswersBefore = (before: Instant): Statement => ({
  name: 'event-store.forget-answers',
  text: `DELETE FROM idempotency_key WHERE created_at < $1`,
  values: [before],
});

/** Deletes stored answers to and about an erased person, which would keep a name for days. Scans the whole table, but rarely. */
export const forgetAnswersNaming = (id: string): Statement => ({
  name: 'event-store.forget-answers-naming',
  text: `DELETE FROM idempotency_key WHERE owner = $1 OR body::text LIKE '%' || $1 || '%'`,
  values: [id],
});
