/** The outcome of sending one message. Stored and sent: never rename. */
export const deliveryOutcomes = ['sent', 'try-later', 'failed', 'not-configured'] as const;
export type DeliveryOutcomeName = (typeof deliveryOutcomes)[number];

/** Why a message was not accepted; the provider's reply is stored with it. */
export const deliveryProblems = [
  'unreachable',
  'no-answer',
  'connection-lost',
  'not-secure',
  'sign-in-refused',
  'recipient-refused',
  'message-refused',
  'put-off',
  'provider-trouble',
] as const;
export type DeliveryProblem = (typeof deliveryProblems)[number];

/** How many tests of channels an administrator may send, within how many minutes. */
export const channelTestAllowance = { tests: 5, minutes: 10 } as const;

/** The number of attempts before a message fails. */
export const deliveryTries = 8;

/** Minutes until the next attempt after that number of failures: 3, 6, 12, ... 192, a little over six hours in total. */
export const minutesBeforeNextTry = (tries: number): number => 3 * 2 ** (tries - 1);
