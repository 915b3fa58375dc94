/** Times for delivery. A class, so that tests can replace it. */
export class DeliveryPace {
  /** between two checks for due messages */
  readonly lookEveryMillis: number = 2_000;
  /** an attempt not finished by then counts as cut off; longer than any sender takes */
  readonly cutOffAfterSeconds: number = 60;
  /** messages sent at once per channel, so that one that hangs does not block the others; for mail, the number of connections */
  readonly concurrency: number = 5;
  /** between two checks for the daily mail with a signed head; also the wait before the first one */
  readonly lookForHeadMailEveryMillis: number = 600_000;
  /** between two checks whether somebody is guessing how to sign in */
  readonly lookForBurstEveryMillis: number = 10_000;
  /** between two checks whether the office is to be reminded of service and papers; also the wait before the first one */
  readonly lookForServiceEveryMillis: number = 600_000;
  /** between two checks whether the office is to be told of bookings that are at risk again; also the wait before the first one */
  readonly lookForUnsavedEveryMillis: number = 60_000;
  /** between two checks whether the office is to be told what an upgrade changed; also the wait before the first one */
  readonly lookForUpgradeMailEveryMillis: number = 60_000;
}
