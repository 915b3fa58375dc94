/** The state of a webhook: it delivers, waits for another attempt, or is paused until a person resumes it. */
export const webhookStates = ['delivering', 'retrying', 'paused'] as const;
export type WebhookState = (typeof webhookStates)[number];

/** Why a webhook is paused: by an administrator, after failing for a whole day, or because its receiver answered 410 (gone). */
export const pauseReasons = ['asked', 'failing', 'gone'] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** Where a new webhook begins: with new events, or with the first event of the log. */
export const webhookBeginnings = ['now', 'first-event'] as const;
export type WebhookBeginning = (typeof webhookBeginnings)[number];

/** Why a delivery failed. `secret-lost`: the server's SESSION_SECRET has changed, so that messages cannot be signed. */
export const deliveryFailures = [
  'refused-status',
  'redirected',
  'timed-out',
  'unreachable',
  'private-address',
  'secret-lost',
] as const;
export type DeliveryFailure = (typeof deliveryFailures)[number];

export const TEST_MESSAGE_TYPE = 'WebhookTested';
