/** The state of a webhook: it delivers, waits for another try, or is paused until a person resumes it. */
export const webhookStates = ['delivering', 'retrying', 'paused'] as const;
export type WebhookState = (typeof webhookStates)[number];

/** Why a webhook rests: an administrator wanted it, it failed for a whole day, or its receiver answered 410 (gone). */
export const pauseReasons = ['asked', 'failing', 'gone'] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** Where a new webhook begins: with what happens from now on, or with the first event there ever was. */
export const webhookBeginnings = ['now', 'first-event'] as const;
export type WebhookBeginning = (typeof webhookBeginnings)[number];

/** Why a delivery was not taken. `secret-lost`: the server's SESSION_SECRET is another one, so that nothing can be signed. */
export const deliveryFailures = [
  'refused-status',
  'redirected',
  'timed-out',
  'unreachable',
  'private-address',
  'secret-lost',
] as const;
export type DeliveryFailure = (typeof deliveryFailures)[number];

/** How a webhook's messages are called that are no events. */
export const TEST_MESSAGE_TYPE = 'WebhookTested';
