import type { PauseReason, WebhookState } from '@rigbook/contracts/integrations/webhook.words';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { query, type Query } from '../../platform/database/query.js';
import type { LogPlace } from '../../platform/event-store/recorded-event.js';
import type { SealedSecret } from './sending/webhook-secrets.js';

/** Another program that is told of events, and how far it has been told. */
export interface Webhook {
  readonly id: string;
  /** of its stream */
  readonly version: number;
  readonly name: string;
  readonly address: string;
  /** null: all of them */
  readonly eventTypes: readonly string[] | null;
  readonly createdAt: Instant;
  readonly secret: SealedSecret;
  /** signs beside the present one until then */
  readonly formerSecret: { readonly secret: SealedSecret; readonly until: Instant } | null;
  /** everything up to here was handed over, or is none of its business */
  readonly place: LogPlace;
  /** in a row */
  readonly failedTries: number;
  readonly failingSince: Instant | null;
  readonly nextAttemptAt: Instant;
  readonly paused: { readonly at: Instant; readonly reason: PauseReason } | null;
}

/** Failures are counted anew, and it is tried at once: whatever was in the way is mended, for all that is known. */
export const begunAnew = (now: Instant): Pick<Webhook, 'failedTries' | 'failingSince' | 'nextAttemptAt'> => ({
  failedTries: 0,
  failingSince: null,
  nextAttemptAt: now,
});

export const stateOf = ({ paused, failedTries }: Pick<Webhook, 'paused' | 'failedTries'>): WebhookState =>
  paused ? 'paused' : failedTries > 0 ? 'retrying' : 'delivering';

export const wants = ({ eventTypes }: Pick<Webhook, 'eventTypes'>, type: string): boolean =>
  eventTypes === null || eventTypes.includes(type);

export interface WebhookRow {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly address: string;
  readonly event_types: readonly string[] | null;
  readonly created_at: Instant;
  readonly secret: SealedSecret;
  readonly former_secret: SealedSecret | null;
  readonly former_secret_until: Instant | null;
  readonly transaction: string;
  readonly position: string;
  readonly failed_tries: number;
  readonly failing_since: Instant | null;
  readonly next_attempt_at: Instant;
  readonly paused_at: Instant | null;
  readonly pause_reason: PauseReason | null;
}

/** In no order of its own. */
export const WEBHOOK_COLUMNS = `id, version, name, address, event_types, created_at, secret, former_secret,
  former_secret_until, transaction, position, failed_tries, failing_since, next_attempt_at, paused_at, pause_reason`;

export const toWebhook = (row: WebhookRow): Webhook => ({
  id: row.id,
  version: row.version,
  name: row.name,
  address: row.address,
  eventTypes: row.event_types,
  createdAt: row.created_at,
  secret: row.secret,
  formerSecret:
    row.former_secret && row.former_secret_until ? { secret: row.former_secret, until: row.former_secret_until } : null,
  place: { transaction: row.transaction, position: row.position },
  failedTries: row.failed_tries,
  failingSince: row.failing_since,
  nextAttemptAt: row.next_attempt_at,
  paused: row.paused_at && row.pause_reason && { at: row.paused_at, reason: row.pause_reason },
});

export const webhookById = (id: string): Query<Webhook | undefined> =>
  query<WebhookRow, Webhook | undefined>(
    { name: 'webhook.by-id', text: `SELECT ${WEBHOOK_COLUMNS} FROM webhook WHERE id = $1`, values: [id] },
    ([row]) => row && toWebhook(row),
  );

export const webhookCount = (): Query<number> =>
  query<{ count: number }, number>(
    { name: 'webhook.count', text: `SELECT count(*)::integer AS count FROM webhook`, values: [] },
    ([row]) => row?.count ?? 0,
  );

/** Those that there is something for, and whose time has come. */
export const dueWebhooks = (now: Instant): Query<readonly string[]> =>
  query<{ id: string }, readonly string[]>(
    {
      name: 'webhook.due',
      text: `SELECT w.id FROM webhook w
             WHERE w.paused_at IS NULL AND w.next_attempt_at <= $1
               AND EXISTS (SELECT FROM event e WHERE (e.transaction, e.position) > (w.transaction, w.position)
                             AND e.transaction < pg_snapshot_xmin(pg_current_snapshot()))`,
      values: [now],
    },
    (rows) => rows.map(({ id }) => id),
  );
