/** How handing one message to its channel ended. Stored and sent for ever. */
export const deliveryOutcomes = ['sent', 'try-later', 'failed', 'not-configured'] as const;
export type DeliveryOutcomeName = (typeof deliveryOutcomes)[number];

/** Why a message was not taken; what the provider itself said about it stands beside it. */
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

/** An administrator may ask for so many tests of channels within so many minutes. */
export const channelTestAllowance = { tests: 5, minutes: 10 } as const;

/** A message is tried so many times before it rests as failed. */
export const deliveryTries = 8;

/** Minutes until the next try after so many failed ones: 3, 6, 12, ... 192, in all a little over six hours. */
export const minutesBeforeNextTry = (tries: number): number => 3 * 2 ** (tries - 1);
