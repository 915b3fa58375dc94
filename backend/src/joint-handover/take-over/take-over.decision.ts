import { isCodeGood, mustBeReturned } from '@rigbook/contracts/joint-handover/joint-handover.rules';
import type { BookingId, Instant, ResponderId } from '@rigbook/contracts/kernel';
import type { BookingExtensionEnded } from '../../booking/booking.events.js';
import type { ShiftBegun, ShiftEnded } from '../../booking/shift.events.js';
import type { Booking } from '../../booking/booking.state.js';
import { answersForEvent } from '../../booking/commands/answered-checklist.decision.js';
import { withDefects } from '../../booking/commands/append-defects.js';
import {
  type CheckInFacts,
  checkInVehicle,
} from '../../booking/commands/check-in-vehicle/check-in-vehicle.decision.js';
import { checkOutVehicle } from '../../booking/commands/check-out-vehicle/check-out-vehicle.decision.js';
import { endRequest } from '../../booking/commands/extend-booking/extension-request.decision.js';
import type { VehicleFacts } from '../../fleet/vehicle-facts/vehicle-facts.query.js';
import type { VehicleEvent } from '../../fleet/vehicle.events.js';
import type { Vehicle } from '../../fleet/vehicle.state.js';
import { Refusal } from '../../platform/decisions/index.js';
import type { OpenHandover } from '../handover.row.js';

/** A booking of the vehicle, and whose it is. */
interface Side {
  readonly bookingId: BookingId;
  readonly booking: Booking;
}

export interface TakeOverFacts extends Pick<CheckInFacts, 'takenByOthers' | 'opensMinutesBeforeStart'> {
  readonly now: Instant;
  /** what the outgoing responder confirmed */
  readonly handover: OpenHandover;
  readonly outgoing: Side;
  readonly incoming: Side & { readonly responderId: ResponderId };
  /** in use by the outgoing booking; undefined if it is retired */
  readonly vehicle: VehicleFacts | undefined;
  /** the setting that takes a vehicle with major damage out of service */
  readonly holdsWithMajorDamage: boolean;
  /** of what was found before the handover, during the outgoing shift or by a check-in before it */
  readonly hasOpenMajorDamage: boolean;
}

/** What happens in one commit, in this order. */
export interface TakenOver {
  readonly ended: readonly BookingExtensionEnded[];
  readonly checkedOut: ShiftEnded;
  readonly checkedIn: ShiftBegun;
}

/** One shift ends and the next begins with the same readings: there is no moment between them. @throws Refusal */
export function takeOver(facts: TakeOverFacts): TakenOver {
  const { now, handover, outgoing, incoming, vehicle } = facts;
  const { walkRound } = handover;
  if (!stillStands(facts)) throw new Refusal('JOINT_HANDOVER_CODE_NOT_VALID');
  if (mustBeReturned(walkRound.damageReports, facts.holdsWithMajorDamage, facts.hasOpenMajorDamage))
    throw new Refusal('JOINT_HANDOVER_MAJOR_DAMAGE');
  const { mileageKm, fuelPercent, damageReports, checklist, checked, atReturn, noDamageConfirmed, notes } = walkRound;
  // the outgoing phone has the photos, and follows its own booking with them
  const { bookingId } = outgoing;
  const answers = checked && answersForEvent(checked, { bookingId, now });
  const readings = { mileageKm, fuelPercent };
  const checkedOut = checkOutVehicle(
    outgoing.booking,
    {
      ...readings,
      // it was asked when the code was made; of the shift's hours there are more now
      mileageConfirmed: walkRound.mileageConfirmed || undefined,
      damageReports,
      noDamageConfirmed,
      notes,
      by: { responderId: handover.responderId, isAdmin: false, administers: false },
    },
    { now },
    atReturn && { ...atReturn, when: { bookingId, today: atReturn.today } },
  );
  const checkIn = {
    ...readings,
    responderId: incoming.responderId,
    checklist,
    // the outgoing checkout has it, in the outgoing responder's words
    preExistingDamage: null,
    notes: null,
    completedOnDeviceAt: null,
  };
  const checkedIn = checkInVehicle(
    incoming.booking,
    checkIn,
    { ...facts, vehicle: vehicle && returned(vehicle, mileageKm) },
    checked && { ...checked, when: { bookingId, today: checked.today } },
  );
  return {
    ended: endRequest(outgoing.booking, 'checked-out'),
    checkedOut: {
      ...checkedOut,
      data: {
        ...besidesCheckIn(checkedOut.data),
        ...answers,
        handedOverTo: {
          bookingId: incoming.bookingId,
          responderId: incoming.responderId,
          confirmedAt: handover.madeAt,
        },
      },
    },
    checkedIn: {
      ...checkedIn,
      data: {
        ...checkedIn.data,
        ...(answers && { checklistAnswers: answers.checklistAnswers.map(withoutPhotos) }),
        takenOverFrom: { bookingId: outgoing.bookingId, responderId: handover.responderId },
      },
    },
  };
}

/** What both found not all right, and what the outgoing responder answered at the return, in that responder's words. */
export function foundTogether(
  { now, handover: { walkRound }, outgoing }: TakeOverFacts,
  vehicle: Vehicle,
): readonly VehicleEvent[] {
  const answering = { bookingId: outgoing.bookingId, now };
  const together = withDefects(vehicle, walkRound.checked, answering);
  return [...together.events, ...withDefects(together.vehicle, walkRound.atReturn, answering).events];
}

/** What the return answered stands next to what both did. */
function besidesCheckIn({ checklistEdition, checklistAnswers, ...data }: ShiftEnded['data']): ShiftEnded['data'] {
  return {
    ...data,
    ...(checklistEdition && { returnChecklistEdition: checklistEdition }),
    ...(checklistAnswers && { returnChecklistAnswers: checklistAnswers }),
  };
}

const withoutPhotos = ({ photoIds: _photos, ...answer }: NonNullable<ShiftBegun['data']['checklistAnswers']>[number]) =>
  answer;

/** Whether the code is good for that booking: its time is not over, and it was not opened for another one. */
export const isGoodFor = (
  { madeAt, openedFor }: Pick<OpenHandover, 'madeAt' | 'openedFor'>,
  bookingId: BookingId,
  now: Instant,
): boolean => (openedFor === null || openedFor === bookingId) && isCodeGood(madeAt, openedFor !== null, now);

/** The code is good, and the vehicle is still out with the person who showed it. */
function stillStands({ now, handover, outgoing, incoming }: TakeOverFacts): boolean {
  const { booking } = outgoing;
  return (
    isGoodFor(handover, incoming.bookingId, now) &&
    booking.status === 'active' &&
    booking.responderId === handover.responderId &&
    booking.vehicleId === handover.vehicleId &&
    incoming.booking.status !== 'unrequested' &&
    incoming.booking.responderId === incoming.responderId && // it may have been handed on meanwhile
    incoming.booking.vehicleId === handover.vehicleId
  );
}

/** The vehicle as the incoming responder finds it: back from the shift that ends now, with its reading. */
const returned = (vehicle: VehicleFacts, mileageKm: number): VehicleFacts => ({
  ...vehicle,
  status: vehicle.service,
  availableFrom: vehicle.maintenanceUntil,
  mileageKm,
});
