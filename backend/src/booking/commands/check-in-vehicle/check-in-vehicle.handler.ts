import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type BookingId, dayOf, type Zone } from '@rigbook/contracts/kernel';
import type { VehicleEvent } from '../../../fleet/vehicle.events.js';
import { commandOf } from '../../../platform/commands/command-of.js';
import { EventStore } from '../../../platform/event-store/index.js';
import { vehicleOf } from '../../views/booking-diary/booking-diary.query.js';
import { toBookingResponse, type BookingResponse } from '../../views/booking-diary/booking.response.js';
import { evolve } from '../../booking.state.js';
import { appendToVehicle, findsWrong, withNewDefects } from '../append-defects.js';
import { BookingDecisions, type DecidedStep, type StepEvent } from '../booking-decisions.js';
import { checkInFacts } from './check-in-facts.query.js';
import {
  checkedAtCheckIn,
  checkInVehicle,
  type CheckIn,
  filledInLate,
  foundUnfit,
  heldWithMajorDamage,
} from './check-in-vehicle.decision.js';
import { reinstatedByLateCheckIn } from './late-check-in.decision.js';

export class CheckInVehicle extends commandOf<
  { bookingId: BookingId; checkIn: CheckIn; zone: Zone },
  BookingResponse
>() {}

@CommandHandler(CheckInVehicle)
export class CheckInVehicleHandler implements ICommandHandler<CheckInVehicle> {
  constructor(
    private readonly decisions: BookingDecisions,
    private readonly events: EventStore,
  ) {}

  execute({ bookingId, checkIn, zone, context }: CheckInVehicle): Promise<BookingResponse> {
    const { now } = context;
    return this.decisions.step({
      bookingId,
      context,
      reads: [checkInFacts(bookingId, now, checkIn)],
      facts: async (_booking, row, [stored]) => {
        const checked = checkedAtCheckIn(checkIn, stored);
        const history = findsWrong(checked) ? await this.events.readStream<VehicleEvent>(row.vehicleId) : undefined;
        return { now, vehicle: vehicleOf(row), ...stored, checked, history, vehicleId: row.vehicleId };
      },
      decide: (booking, { checked: answered, history, vehicleId, ...facts }): DecidedStep<StepEvent> => {
        const back = reinstatedByLateCheckIn(booking, checkIn, { zone, ...facts });
        const approved = back ? evolve(booking, { ...back, recordedAt: now }) : booking;
        const when = { bookingId, today: dayOf(checkIn.completedOnDeviceAt ?? now, zone) };
        const checked = answered && { ...answered, when };
        const answering = { bookingId, now, late: filledInLate(approved, checkIn, facts) };
        const unfit = checked && foundUnfit(approved, checkIn, facts, checked);
        const appends = appendToVehicle(vehicleId, history, (vehicle, past) => {
          const found = withNewDefects(vehicle, checked, { ...answering, past });
          return [...found.events, ...(unfit ? heldWithMajorDamage(found.vehicle, unfit, facts) : [])];
        });
        if (unfit) return { event: unfit, appends };
        const event = checkInVehicle(approved, checkIn, facts, checked);
        return { event, appends, ...(back && { before: [back] }) };
      },
      answer: (row) => toBookingResponse(row, { reader: 'responder', now }),
    });
  }
}
