/** Limits of webhooks (docs/domain.md#integrations). */
export const webhookLimits = {
  webhooks: 20,
  nameCharacters: 80,
  addressCharacters: 1000,
  /** for the receiver to answer */
  answerSeconds: 10,
  /** stored of a receiver's answer */
  excerptCharacters: 300,
  deliveriesKeptDays: 30,
  formerSecretHours: 24,
} as const;

/** Test messages per webhook within that time; more are refused. */
export const webhookTestAllowance = { tests: 10, withinMinutes: 10 } as const;
