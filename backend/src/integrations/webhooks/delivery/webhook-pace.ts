/** How telling webhooks goes about time; as a class, so that tests with less patience can put theirs in its place. */
export class WebhookPace {
  /** between two looks, where no event rings before */
  readonly lookEveryMillis: number = 1_000;
  /** read of the log at once, for each webhook */
  readonly eventsAtOnce: number = 100;
  /** for a receiver to take a message and answer; undefined: as long as is promised */
  readonly answerWithinMillis: number | undefined = undefined;
}
