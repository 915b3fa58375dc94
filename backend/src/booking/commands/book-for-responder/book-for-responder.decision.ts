import { notOverridden, type OverridableRule } from '@rigbook/contracts/booking/requesting/overriding.rules';
import type { VehicleFacts } from '../../../fleet/vehicle-facts/vehicle-facts.query.js';
import type { Shortfall } from '@rigbook/contracts/vehicle-coverage/coverage.rules';
import { Refusal } from '../../../platform/decisions/index.js';
import { approvalOf, type MadeAndApproved } from '../approve-booking/approve-booking.decision.js';
import {
  asRequested,
  type BookingRequest,
  type BookingRequestFacts,
  rulesBrokenBy,
} from '../request-booking/request-booking.decision.js';

export interface BookForResponder extends BookingRequest {
  readonly override?: Override | undefined;
  /** at once, which ends the wait for a decision */
  readonly approved: boolean;
  /** of approving it below a floor */
  readonly coverageReason?: string | null | undefined;
}

interface Override {
  readonly rules: readonly OverridableRule[];
  readonly reason: string;
}

export interface BookForResponderFacts extends BookingRequestFacts {
  /** suspended people and auditors cannot request either */
  readonly mayBook: boolean;
  readonly isTheirOwn: boolean;
  /** where approving it leaves fewer free vehicles of the type than a floor asks for */
  readonly below?: readonly Shortfall[] | undefined;
}

/**
 * An administrator books for somebody: all rules of that person's own request hold, as they stand and not as the administrator does.
 * Rules about the person can be overridden, each by name; the event says which of those that were broken. Nobody overrides a rule for
 * themself. @throws Refusal
 */
export function bookForResponder(
  command: BookForResponder,
  facts: BookForResponderFacts,
): { readonly events: MadeAndApproved; readonly vehicle: VehicleFacts } {
  if (!facts.mayBook || facts.isTheirOwn) throw new Refusal('CANNOT_BE_BOOKED_FOR');
  const { override, responderId, vehicleId, approved } = command;
  const broken = rulesBrokenBy(command, facts);
  if (notOverridden(broken, override?.rules ?? []).length > 0) throw new Refusal('RULES_NOT_OVERRIDDEN', { broken });
  const { requested, vehicle } = asRequested(command, facts);
  const onBehalf = {
    bookedBy: 'admin' as const,
    overriddenRules: broken.map(({ rule }) => rule),
    overrideReason: broken.length > 0 && override ? override.reason : null,
  };
  const booked = { ...requested, data: { ...requested.data, ...onBehalf } };
  if (!approved) return { events: [booked], vehicle };
  return { events: [booked, approvalOf({ responderId, vehicleId, adminNotes: null }, command, facts.below)], vehicle };
}
