/** Times for delivering webhooks. A class, so that tests can replace it. */
export class WebhookPace {
  /** between two checks while a webhook waits for its next attempt; ten times as long while none does and no event arrives */
  readonly lookEveryMillis: number = 1_000;
  /** events read at once for each webhook */
  readonly eventsAtOnce: number = 100;
  /** time for a receiver to answer; undefined: the documented limit */
  readonly answerWithinMillis: number | undefined = undefined;
}
