import type { PauseReason, WebhookBeginning } from '@rigbook/contracts/integrations/webhook.words';

/** What was done about a webhook, on its own stream; neither its address, which may hold a key, nor its secret. */
export type WebhookEvent =
  | WebhookAdded
  | WebhookChanged
  | WebhookPaused
  | WebhookResumed
  | WebhookSecretRotated
  | WebhookRemoved;

export const WEBHOOK_STREAM = 'webhook';

export interface WebhookAdded {
  readonly type: 'WebhookAdded';
  readonly data: {
    /** null: all of them */
    readonly eventTypes: readonly string[] | null;
    readonly beginsWith: WebhookBeginning;
  };
}

export interface WebhookChanged {
  readonly type: 'WebhookChanged';
  readonly data: { readonly changedFields: readonly ('name' | 'address' | 'eventTypes')[] };
}

export interface WebhookPaused {
  readonly type: 'WebhookPaused';
  readonly data: { readonly reason: PauseReason };
}

export interface WebhookResumed {
  readonly type: 'WebhookResumed';
  readonly data: Record<string, never>;
}

export interface WebhookSecretRotated {
  readonly type: 'WebhookSecretRotated';
  readonly data: Record<string, never>;
}

export interface WebhookRemoved {
  readonly type: 'WebhookRemoved';
  readonly data: Record<string, never>;
}
