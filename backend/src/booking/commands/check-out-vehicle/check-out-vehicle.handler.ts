import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { hasMajorDamage } from '@rigbook/contracts/booking/shift/check-out.rules';
import { majorDamageReason } from '@rigbook/contracts/fleet/maintenance.rules';
import type { BookingId, VehicleId } from '@rigbook/contracts/kernel';
import { holdForMaintenance } from '../../../fleet/hold-vehicle/hold-vehicle.decision.js';
import { VEHICLE_STREAM, type VehicleEvent } from '../../../fleet/vehicle.events.js';
import { vehicleFrom } from '../../../fleet/vehicle.state.js';
import { commandOf } from '../../../platform/commands/command-of.js';
import { Database } from '../../../platform/database/index.js';
import { type Append, EventStore } from '../../../platform/event-store/index.js';
import { organisationSettings } from '../../../settings/organisation-settings.js';
import { toBookingResponse, type BookingResponse } from '../../views/booking-diary/booking.response.js';
import { foundMajorDamage } from '../../booking.state.js';
import { BookingDecisions } from '../booking-decisions.js';
import { endRequest } from '../extend-booking/extension-request.decision.js';
import { checkOutVehicle, type CheckOut } from './check-out-vehicle.decision.js';

export class CheckOutVehicle extends commandOf<{ bookingId: BookingId; checkOut: CheckOut }, BookingResponse>() {}

@CommandHandler(CheckOutVehicle)
export class CheckOutVehicleHandler implements ICommandHandler<CheckOutVehicle> {
  constructor(
    private readonly decisions: BookingDecisions,
    private readonly database: Database,
    private readonly events: EventStore,
  ) {}

  execute({ bookingId, checkOut, context }: CheckOutVehicle): Promise<BookingResponse> {
    return this.decisions.step({
      bookingId,
      context,
      facts: async (booking, { vehicleId }) =>
        hasMajorDamage(checkOut.damageReports) || foundMajorDamage(booking) ? this.holdWhenAsked(vehicleId) : [],
      decide: (booking, hold) => ({
        before: endRequest(booking, 'checked-out'),
        event: checkOutVehicle(booking, checkOut, context),
        appends: hold,
      }),
      answer: (row) => toBookingResponse(row, { reader: 'responder', now: context.now }),
    });
  }

  private async holdWhenAsked(vehicleId: VehicleId): Promise<readonly Append[]> {
    const { holdVehicleWithMajorDamage } = await this.database.fetch(organisationSettings());
    if (!holdVehicleWithMajorDamage) return [];
    const history = await this.events.readStream<VehicleEvent>(vehicleId);
    const events = holdForMaintenance(vehicleFrom(history), majorDamageReason);
    return events.length === 0
      ? []
      : [{ stream: vehicleId, streamType: VEHICLE_STREAM, expectedVersion: history.length, events }];
  }
}
