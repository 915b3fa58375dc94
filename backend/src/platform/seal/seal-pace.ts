/** How often heads are written; as a class, so that tests with less patience can put theirs in its place. */
export class SealPace {
  /** from the first event sealed after a head to the next head */
  readonly headEveryMillis: number = 3_000;
  /** whether a head is due that nobody asked for: another process may have died between its seals and their head */
  readonly lookEveryMillis: number = 60_000;
}
