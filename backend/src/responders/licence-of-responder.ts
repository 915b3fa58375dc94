import type { ResponderId } from '@rigbook/contracts/kernel/ids';

/** What signing in has to know of licences; the licences slice answers, which neither auth nor responders know. */
export abstract class LicenceOfResponder {
  /** Photos were handed in at some time, whatever became of them. */
  abstract wasHandedIn(responderId: ResponderId): Promise<boolean>;
}
