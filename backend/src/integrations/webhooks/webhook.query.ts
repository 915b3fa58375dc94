import type { PauseReason, WebhookState } from '@rigbook/contracts/integrations/webhook.words';
import type { Instant } from '@rigbook/contracts/kernel';
import { allRows, query, type Query } from '../../platform/database/index.js';
import type { LogPlace } from '../../platform/event-store/index.js';
import type { SealedSecret } from './sending/webhook-secrets.js';

/** A program that receives events, and its position in the log. */
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
  /** also signs until then */
  readonly formerSecret: { readonly secret: SealedSecret; readonly until: Instant } | null;
  /** everything up to here was delivered or not subscribed to */
  readonly place: LogPlace;
  /** in a row */
  readonly failedTries: number;
  readonly failingSince: Instant | null;
  readonly nextAttemptAt: Instant;
  readonly paused: { readonly at: Instant; readonly reason: PauseReason } | null;
}

/** The count of failures starts again and it is tried at once: the problem may have been fixed. */
export const begunAnew = (now: Instant): Pick<Webhook, 'failedTries' | 'failingSince' | 'nextAttemptAt'> => ({
  failedTries: 0,
  failingSince: null,
  nextAttemptAt: now,
});

export const stateOf = ({ paused, failedTries }: Pick<Webhook, 'paused' | 'failedTries'>): WebhookState =>
  paused ? 'paused' : failedTries > 0 ? 'retrying' : 'delivering';

export const wants = ({ eventTypes }: Pick<Webhook, 'eventTypes'>, type: string): boolean =>
  eventTypes === null || eventTypes.includes(type);

export interface WebhookRow extends Omit<Webhook, 'formerSecret' | 'place' | 'paused'> {
  readonly formerSecret: SealedSecret | null;
  readonly formerSecretUntil: Instant | null;
  readonly transaction: string;
  readonly position: string;
  readonly pausedAt: Instant | null;
  readonly pauseReason: PauseReason | null;
}

export const WEBHOOK_COLUMNS = `id, version, name, address, event_types AS "eventTypes", created_at AS "createdAt", secret,
  former_secret AS "formerSecret", former_secret_until AS "formerSecretUntil", transaction, position,
  failed_tries AS "failedTries", failing_since AS "failingSince", next_attempt_at AS "nextAttemptAt",
  paused_at AS "pausedAt", pause_reason AS "pauseReason"`;

export const toWebhook = ({
  formerSecret: secret,
  formerSecretUntil: until,
  transaction,
  position,
  pausedAt,
  pauseReason,
  ...webhook
}: WebhookRow): Webhook => ({
  ...webhook,
  formerSecret: secret && until && { secret, until },
  place: { transaction, position },
  paused: pausedAt && pauseReason && { at: pausedAt, reason: pauseReason },
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

export interface WaitingWebhook {
  readonly id: string;
  /** its next event may be delivered now */
  readonly due: boolean;
}

/** Webhooks that have new events, including ones that may not be read yet. */
export const waitingWebhooks = (now: Instant): Query<readonly WaitingWebhook[]> =>
  allRows<WaitingWebhook>({
    name: 'webhook.waiting',
    text: `SELECT w.id, w.next_attempt_at <= $1 AND next.transaction < pg_snapshot_xmin(pg_current_snapshot()) AS due
           FROM webhook w CROSS JOIN LATERAL (
             SELECT transaction FROM event e WHERE (e.transaction, e.position) > (w.transaction, w.position)
             ORDER BY e.transaction, e.position LIMIT 1) AS next
           WHERE w.paused_at IS NULL`,
    values: [now],
  });
