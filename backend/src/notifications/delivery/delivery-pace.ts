/** How delivery goes about time; as a class, so that tests with less patience can put theirs in its place. */
export class DeliveryPace {
  /** between two looks for messages whose time has come */
  readonly lookEveryMillis: number = 1_000;
  /** queued at one look */
  readonly atOnce: number = 500;
  /** a message that was queued and not begun by then is queued again: the queue's store may have been emptied */
  readonly queueAgainAfterSeconds: number = 120;
  /** a message that was begun and not finished by then is taken for cut off; longer than any sender takes */
  readonly cutOffAfterSeconds: number = 60;
  /** sent at the same time, of each channel; one that hangs leaves room for the others (mails: as many connections) */
  readonly concurrency: number = 5;
  /** between two looks whether the day's mail with a signed head was sent; a process begins with waiting that long */
  readonly lookForHeadMailEveryMillis: number = 600_000;
}
