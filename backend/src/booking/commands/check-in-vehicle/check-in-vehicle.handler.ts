import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BookingId } from '@rigbook/contracts/kernel';
import { vehicleFacts } from '../../../fleet/vehicle-facts/vehicle-facts.query.js';
import { commandOf } from '../../../platform/commands/command-of.js';
import { Database } from '../../../platform/database/index.js';
import { organisationSettings } from '../../../settings/organisation-settings.js';
import { toBookingResponse, type BookingResponse } from '../../views/booking-diary/booking.response.js';
import { BookingDecisions } from '../booking-decisions.js';
import { takenByOthers } from '../../views/vehicle-calendar/taken-periods.query.js';
import { checkInVehicle, type CheckIn } from './check-in-vehicle.decision.js';

export class CheckInVehicle extends commandOf<{ bookingId: BookingId; checkIn: CheckIn }, BookingResponse>() {}

@CommandHandler(CheckInVehicle)
export class CheckInVehicleHandler implements ICommandHandler<CheckInVehicle> {
  constructor(
    private readonly decisions: BookingDecisions,
    private readonly database: Database,
  ) {}

  execute({ bookingId, checkIn, context }: CheckInVehicle): Promise<BookingResponse> {
    const { now } = context;
    return this.decisions.step({
      bookingId,
      context,
      facts: async (_booking, row) => {
        const [vehicle, others, settings] = await this.database.fetchAll([
          vehicleFacts(row.vehicleId),
          takenByOthers(bookingId, row.vehicleId, { startAt: now, endAt: row.startAt }),
          organisationSettings(),
        ]);
        return { now, vehicle, takenByOthers: others, opensMinutesBeforeStart: settings.checkInOpensMinutesBefore };
      },
      decide: (booking, facts) => ({ event: checkInVehicle(booking, checkIn, facts) }),
      answer: (row) => toBookingResponse(row, { reader: 'responder', now }),
    });
  }
}
