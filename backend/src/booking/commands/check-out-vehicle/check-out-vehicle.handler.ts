import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { hasMajorDamage } from '@rigbook/contracts/booking/shift/check-out.rules';
import { majorDamageReason } from '@rigbook/contracts/fleet/maintenance.rules';
import { type BookingId, dayOf, type VehicleId, type Zone } from '@rigbook/contracts/kernel';
import { returnEdition } from '../../../checklists/views/checklist-editions.query.js';
import { holdForMaintenance } from '../../../fleet/hold-vehicle/hold-vehicle.decision.js';
import type { VehicleEvent } from '../../../fleet/vehicle.events.js';
import type { VehicleHistory } from '../../../fleet/vehicle.state.js';
import { commandOf } from '../../../platform/commands/command-of.js';
import { Database } from '../../../platform/database/index.js';
import { EventStore } from '../../../platform/event-store/index.js';
import { organisationSettings } from '../../../settings/organisation-settings.js';
import { toBookingResponse, type BookingResponse } from '../../views/booking-diary/booking.response.js';
import { foundMajorDamage } from '../../booking.state.js';
import { answeredChecklist } from '../answered-checklist.decision.js';
import { appendToVehicle, findsWrong, withDefects } from '../append-defects.js';
import { BookingDecisions } from '../booking-decisions.js';
import { endRequest } from '../extend-booking/extension-request.decision.js';
import { type CheckedAtReturn, checkOutVehicle, type CheckOut } from './check-out-vehicle.decision.js';

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
      reads: given?.editionId ? [returnEdition(bookingId, given.editionId)] : [],
      facts: async (booking, { vehicleId }, [edition = null]) => {
        const checked = given && { ...answeredChecklist('return', given, { edition }), when };
        const isMajor = hasMajorDamage(checkOut.damageReports) || foundMajorDamage(booking);
        return { checked, vehicleId, ...(await this.vehicleFacts(vehicleId, isMajor, checked)) };
      },
      decide: (booking, { checked, vehicleId, history, holds }) => ({
        before: endRequest(booking, 'checked-out'),
        event: checkOutVehicle(booking, checkOut, context, checked),
        appends: appendToVehicle(vehicleId, history, (vehicle) => {
          const found = withDefects(vehicle, checked, { bookingId, now });
          return [...found.events, ...(holds ? holdForMaintenance(found.vehicle, majorDamageReason) : [])];
        }),
      }),
      answer: (row) => toBookingResponse(row, { reader: 'responder', now }),
    });
  }

  /** The history of the vehicle is read only if something may happen to it. */
  private async vehicleFacts(
    vehicleId: VehicleId,
    isMajor: boolean,
    checked: CheckedAtReturn | undefined,
  ): Promise<{ readonly history: VehicleHistory | undefined; readonly holds: boolean }> {
    const holds = isMajor && (await this.database.fetch(organisationSettings())).holdVehicleWithMajorDamage;
    if (!holds && !findsWrong(checked)) return { history: undefined, holds };
    return { history: await this.events.readStream<VehicleEvent>(vehicleId), holds };
  }
}
