import { hasMajorDamage } from '../booking/shift/check-out.rules.js';
import type { DamageReport } from '../booking/shift/damage.words.js';
import { addSeconds, type Instant, isBefore } from '../kernel/time.js';

/** The code that the outgoing responder shows at the vehicle. Used once. */
export const jointHandoverCode = {
  digits: 6,
  validSeconds: 5 * 60,
  /** a phone without signal: what was opened in time may be confirmed so much later */
  confirmsSecondsLater: 60,
} as const;

export const codeEndsAt = (madeAt: Instant): Instant => addSeconds(madeAt, jointHandoverCode.validSeconds);

/** Until when who opened it can confirm: a phone may be without signal for a minute. */
export const confirmationEndsAt = (madeAt: Instant): Instant =>
  addSeconds(codeEndsAt(madeAt), jointHandoverCode.confirmsSecondsLater);

/** Whether the code counts for somebody who has opened it, or not. */
export const isCodeGood = (madeAt: Instant, hasOpened: boolean, now: Instant): boolean =>
  isBefore(now, hasOpened ? confirmationEndsAt(madeAt) : codeEndsAt(madeAt));

/** Six digits as somebody types or pastes them, with spaces or a hyphen; undefined if it is no code. */
export function codeTyped(typed: string): string | undefined {
  const code = typed.replaceAll(/[\s-]/g, '');
  return new RegExp(`^[0-9]{${jointHandoverCode.digits}}$`).test(code) ? code : undefined;
}

/** Where major damage takes a vehicle out of service, nobody takes it over: JOINT_HANDOVER_MAJOR_DAMAGE. */
export const mustBeReturned = (
  reports: readonly DamageReport[],
  holdsWithMajorDamage: boolean,
  foundBefore = false,
): boolean => holdsWithMajorDamage && (foundBefore || hasMajorDamage(reports));
