/** Times for delivering webhooks. A class, so that tests can replace it. */
export class WebhookPace {
  /** between two checks if no event arrives sooner */
  readonly lookEveryMillis: number = 1_000;
  /** events read at once for each webhook */
  readonly eventsAtOnce: number = 100;
  /** time for a receiver to answer; undefined: the documented limit */
  readonly answerWithinMillis: number | undefined = undefined;
}
