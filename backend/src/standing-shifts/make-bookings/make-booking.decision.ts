import {
  type BookingId,
  type Day,
  dayOf,
  type Instant,
  isBefore,
  type Period,
  type ResponderId,
  type StandingShiftId,
  type VehicleId,
  type Zone,
} from '@rigbook/contracts/kernel';
import { daysInWindow, hoursOn, isOver } from '@rigbook/contracts/standing-shifts/standing-shift.rules';
import { isNotMadeReason, type NotMadeReason } from '@rigbook/contracts/standing-shifts/standing-shift.words';
import { approvalOf, type MadeAndApproved } from '../../booking/commands/approve-booking/approve-booking.decision.js';
import {
  type BookingRequest,
  type BookingRequestFacts,
  requestBooking,
  type RequestedOfVehicle,
  ruleBrokenBy,
} from '../../booking/commands/request-booking/request-booking.decision.js';
import type { StandingShiftEnded, StandingShiftMade, StandingShiftNotMade } from '../standing-shift.events.js';
import type { StandingShift } from '../standing-shift.state.js';

type Known = Exclude<StandingShift, { status: 'unknown' }>;

/** A vehicle that would do, with what stands in the way. */
export type VehicleToTry = Pick<BookingRequestFacts, 'vehicle' | 'taken' | 'hoursBooked'> & { readonly id: VehicleId };

export interface DayFacts {
  readonly now: Instant;
  readonly zone: Zone;
  readonly standingShiftId: StandingShiftId;
  readonly bookingId: BookingId;
  readonly purpose: string;
  /** not suspended, and no mere auditor */
  readonly mayBook: boolean;
  readonly responder: BookingRequestFacts['responder'];
  /** in the order in which they are tried */
  readonly vehicles: readonly VehicleToTry[];
}

export interface DayDecided {
  readonly told: StandingShiftMade | StandingShiftNotMade;
  /** approved at once unless it carries a warning, which is for an administrator to judge */
  readonly booked: MadeAndApproved | readonly [];
}

/** Days that have to be booked or told. What was told already is tried again while its hours are ahead. */
export const daysDue = (
  {
    plan,
    since,
    made,
    notMade,
  }: Pick<Known, 'plan' | 'since'> & Readonly<Record<'made' | 'notMade', { has(day: Day): boolean }>>,
  { now, zone }: Pick<DayFacts, 'now' | 'zone'>,
): readonly Day[] =>
  daysInWindow(plan, { since, now, zone }).filter(
    (day) => !made.has(day) && !(notMade.has(day) && isBefore(hoursOn(plan, day, zone).startAt, now)),
  );

/**
 * Books a day with the first vehicle that keeps all rules of the person's own request, or says why none does: the first time only.
 * Undefined if there is nothing to do, or another worker was faster. An administrator's rights are those of the person, not of whoever
 * set the shift.
 */
export function makeBooking(shift: StandingShift, day: Day, facts: DayFacts): DayDecided | undefined {
  if (shift.status !== 'standing' || !daysDue(shift, facts).includes(day)) return undefined;
  const { responderId, plan } = shift;
  const period = hoursOn(plan, day, facts.zone);
  const request = { responderId, period, durationHours: plan.durationHours, purpose: facts.purpose };
  const found = firstFree(request, facts);
  if ('because' in found) {
    if (shift.notMade.has(day)) return undefined;
    const { vehicleId, vehicleType } = plan;
    const { because } = found;
    const told = { responderId, day, ...period, vehicleId, vehicleType, because };
    return { told: { type: 'StandingShiftNotMade', data: told }, booked: [] };
  }
  const { vehicleId, requested } = found;
  const { bookingId, standingShiftId } = facts;
  const booking: RequestedOfVehicle['requested'] = { ...requested, data: { ...requested.data, standingShiftId } };
  const approval = approvalOf({ responderId, vehicleId, adminNotes: null, standingShiftId });
  return {
    told: { type: 'StandingShiftMade', data: { responderId, day, ...period, vehicleId, bookingId } },
    booked: requested.data.eligibilityWarnings.length === 0 ? [booking, approval] : [booking],
  };
}

/** Whether a vehicle keeps all rules. Throws nothing, since it is asked about many. */
export const canBeMade = (
  { responderId, durationHours }: { readonly responderId: ResponderId; readonly durationHours: number },
  period: Period,
  facts: Omit<DayFacts, 'standingShiftId' | 'bookingId' | 'purpose'>,
): boolean => !('because' in firstFree({ responderId, period, durationHours, purpose: '' }, facts));

type Found =
  | { readonly vehicleId: VehicleId; readonly requested: RequestedOfVehicle['requested'] }
  | { readonly because: NotMadeReason };

/** If no vehicle will do, the reason of the first one is told: a rule about the person is broken with each of them. */
function firstFree(
  request: Omit<BookingRequest, 'vehicleId'>,
  { mayBook, vehicles, ...facts }: Omit<DayFacts, 'standingShiftId' | 'bookingId' | 'purpose'>,
): Found {
  if (isBefore(request.period.startAt, facts.now)) return { because: 'IN_THE_PAST' };
  if (!mayBook) return { because: 'CANNOT_BE_BOOKED_FOR' };
  let because: NotMadeReason | undefined;
  for (const { id: vehicleId, ...ofVehicle } of vehicles) {
    const command = { ...request, vehicleId };
    const refusal = ruleBrokenBy(command, { ...facts, ...ofVehicle });
    if (!refusal) return { vehicleId, requested: requestBooking(command, { ...facts, ...ofVehicle }).requested };
    because ??= reasonOf(refusal.code);
  }
  return { because: because ?? 'VEHICLE_NOT_FOUND' };
}

function reasonOf(code: string): NotMadeReason {
  if (!isNotMadeReason(code)) throw new Error(`a standing shift does not know the reason ${code}`);
  return code;
}

/** What ends without an administrator: its last day is over and told, or its person was erased. */
export function endIfOver(
  shift: StandingShift,
  { now, zone, isErased }: Pick<DayFacts, 'now' | 'zone'> & { readonly isErased: boolean },
): StandingShiftEnded | undefined {
  if (shift.status !== 'standing') return undefined;
  const isDone = isOver(shift.plan, dayOf(now, zone)) && daysDue(shift, { now, zone }).length === 0;
  if (!isErased && !isDone) return undefined;
  const endedBecause = isErased ? 'person-gone' : 'over';
  return {
    type: 'StandingShiftEnded',
    data: { responderId: shift.responderId, endedBecause, cancelledBookings: [] },
  };
}
