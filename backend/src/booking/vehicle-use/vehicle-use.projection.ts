import type { BookingId } from '@rigbook/contracts/kernel/ids';
import { recordCondition } from '../../fleet/vehicle-use/vehicle-condition.statements.js';
import { returnVehicle, takeVehicle } from '../../fleet/vehicle-use/vehicle-use.statements.js';
import type { Projection } from '../../platform/event-store/projection.js';
import type { ProjectedEvent } from '../../platform/event-store/recorded-event.js';
import type { BookingCancelled, BookingEvent, VehicleCheckedIn, VehicleCheckedOut } from '../booking.events.js';

/** Who has which vehicle now, and what its fuel gauge and odometer last showed; one holder per vehicle, by its key. */
export const vehicleUse: Projection<BookingEvent> = {
  name: 'vehicle-use',
  tables: ['vehicle_use', 'vehicle_condition'],
  partitionBy: ({ data }) => data.vehicleId,
  on: {
    VehicleCheckedIn: (events) => [
      takeVehicle(
        events.map(({ stream, data }) => ({
          vehicleId: data.vehicleId,
          bookingId: stream as BookingId,
          untilAt: data.endAt,
        })),
      ),
      recordCondition(events.map(condition)),
    ],
    VehicleCheckedOut: (events) => [returnVehicle(events.map(use)), recordCondition(events.map(condition))],
    BookingCancelled: (events) => returnVehicle(events.map(use)),
  },
};

const use = ({ stream, data }: ProjectedEvent<VehicleCheckedOut | BookingCancelled>) => ({
  vehicleId: data.vehicleId,
  bookingId: stream as BookingId,
});

const condition = ({ data, recordedAt }: ProjectedEvent<VehicleCheckedIn | VehicleCheckedOut>) => ({
  vehicleId: data.vehicleId,
  fuelPercent: data.fuelPercent,
  mileageKm: data.mileageKm,
  readAt: recordedAt,
});
