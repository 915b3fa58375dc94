import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { hasMajorDamage } from '@rigbook/contracts/booking/shift/check-out.rules';
import { majorDamageReason } from '@rigbook/contracts/fleet/maintenance.rules';
import { type BookingId, dayOf, type Zone } from '@rigbook/contracts/kernel';
import { publishedEditionOf } from '../../../checklists/views/checklist-editions.query.js';
import { holdForMaintenance } from '../../../fleet/hold-vehicle/hold-vehicle.decision.js';
import type { VehicleEvent } from '../../../fleet/vehicle.events.js';
import { commandOf } from '../../../platform/commands/command-of.js';
import { Database } from '../../../platform/database/index.js';
import { EventStore } from '../../../platform/event-store/index.js';
import { organisationSettings } from '../../../settings/organisation-settings.js';
import { toBookingResponse, type BookingResponse } from '../../views/booking-diary/booking.response.js';
import { lateSince } from '../../views/reading-taken-at.js';
import { returnBefore } from '../../views/return-before.js';
import { hasOpenMajorDamage } from '../../views/vehicle-damage/open-major-damage.query.js';
import { foundMajorDamage } from '../../booking.state.js';
import { answeredChecklist } from '../answered-checklist.decision.js';
import { appendToVehicle, findsWrong, withDefects } from '../append-defects.js';
import { BookingDecisions } from '../booking-decisions.js';
import { endRequest } from '../extend-booking/extension-request.decision.js';
import { checkOutVehicle, type CheckOut } from './check-out-vehicle.decision.js';

export class CheckOutVehicle extends commandOf<
  { bookingId: BookingId; checkOut: CheckOut; zone: Zone },
  BookingResponse
>() {}

@CommandHandler(CheckOutVehicle)
export class CheckOutVehicleHandler implements ICommandHandler<CheckOutVehicle> {
  constructor(
    private readonly decisions: BookingDecisions,
    private readonly database: Database,
    private readonly events: EventStore,
  ) {}

  execute({ bookingId, checkOut, zone, context }: CheckOutVehicle): Promise<BookingResponse> {
    const { now } = context;
    const { given } = checkOut;
    const when = { bookingId, today: dayOf(checkOut.completedOnDeviceAt ?? now, zone) };
    return this.decisions.step({
      bookingId,
      context,
      reads: [
        organisationSettings(),
        ...(given?.editionId ? [publishedEditionOf(bookingId, given.editionId, 'return')] : []),
      ] as const,
      facts: async (booking, { vehicleId }, [settings, edition = null]) => {
        const checked = given && { ...answeredChecklist('return', given, { edition }), when };
        const isMajor =
          hasMajorDamage(checkOut.damageReports) ||
          (foundMajorDamage(booking) && (await this.database.fetch(hasOpenMajorDamage(bookingId, vehicleId))));
        const holds = isMajor && settings.holdVehicleWithMajorDamage;
        const history =
          holds || findsWrong(checked) ? await this.events.readStream<VehicleEvent>(vehicleId) : undefined;
        return { checked, vehicleId, history, holds, parkingIsRequired: settings.parkingPlaceRequired };
      },
      decide: (booking, { checked, vehicleId, history, holds, parkingIsRequired }) => {
        const event = checkOutVehicle(booking, checkOut, { now, parkingIsRequired }, checked);
        const late = lateSince(returnBefore(now, event.data), now);
        return {
          before: endRequest(booking, 'checked-out'),
          event,
          appends: appendToVehicle(vehicleId, history, (vehicle, past) => {
            const found = withDefects(vehicle, checked, { bookingId, now, late, past });
            return [...found.events, ...(holds ? holdForMaintenance(found.vehicle, majorDamageReason) : [])];
          }),
        };
      },
      answer: (row) => toBookingResponse(row, { reader: 'responder', now }),
    });
  }
}
