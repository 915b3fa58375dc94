/** Bounds of webhooks (docs/domain.md#integrations). */
export const webhookLimits = {
  webhooks: 20,
  nameCharacters: 80,
  addressCharacters: 1000,
  /** for the receiver to take a message and answer */
  answerSeconds: 10,
  /** kept of what a receiver answered */
  excerptCharacters: 300,
  deliveriesKeptDays: 30,
  formerSecretHours: 24,
} as const;

/** Test messages of one webhook within that time; more are refused. */
export const webhookTestAllowance = { tests: 10, withinMinutes: 10 } as const;
