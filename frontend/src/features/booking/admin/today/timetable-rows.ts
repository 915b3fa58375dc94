import { type KeptFor, keptHours } from '@rigbook/contracts/booking/diary/kept-hours.rules';
import { heldPeriod } from '@rigbook/contracts/booking/diary/held-hours.rules';
import { lanesOf, partWithin } from '@rigbook/contracts/booking/diary/timetable.rules';
import { maintenancePeriod } from '@rigbook/contracts/fleet/maintenance.rules';
import { millisOf, type Instant, type Period } from '@rigbook/contracts/kernel/time';
import type { Booking, FleetVehicle, Overview } from '../../../../lib/http/answers.js';

import type { HoursOfVehicle } from '../../api/fleet-calendar.js';

export type InMaintenance = FleetVehicle & { readonly maintenance: NonNullable<FleetVehicle['maintenance']> };

/** A booking or maintenance: `startAt` and `endAt` are limited to the visible range. */
export type TimetableItem = Period & {
  readonly id: string;
  readonly whole: Period;
  readonly lane: number;
} & (
    | { readonly kind: 'booking'; readonly booking: Booking }
    | { readonly kind: 'maintenance'; readonly of: InMaintenance }
    | { readonly kind: 'kept'; readonly keptFor: KeptFor; readonly vehicleName: string }
  );

export interface TimetableRow {
  readonly id: string;
  readonly name: string;
  /** null: it has left the fleet */
  readonly vehicle: FleetVehicle | null;
  /** ordered by start */
  readonly items: readonly TimetableItem[];
  readonly laneCount: number;
}

type Unplaced = { readonly whole: Period; readonly id: string } & (
  | { readonly kind: 'booking'; readonly booking: Booking }
  | { readonly kind: 'maintenance'; readonly of: InMaintenance }
  | { readonly kind: 'kept'; readonly keptFor: KeptFor; readonly vehicleName: string }
);

/** The taken hours of each vehicle, if they are known. */
export type TakenHours = ReadonlyMap<string, HoursOfVehicle> | undefined;

/** A row for each vehicle of the fleet, then for vehicles that have left it and still had bookings. */
export function timetableRows(
  { vehicles, bookings }: Overview,
  shown: Period,
  now: Instant,
  hours: { readonly taken: TakenHours; readonly isSettled: boolean },
): readonly TimetableRow[] {
  const rowOf = (id: string, name: string, vehicle: FleetVehicle | null): TimetableRow => {
    const own = bookings.filter((booking) => booking.vehicle.id === id).map((booking) => ofBooking(booking, now));
    const all = [
      ...own,
      ...(vehicle && isInMaintenance(vehicle) ? [ofMaintenance(vehicle, now, shown.endAt)] : []),
      ...(vehicle
        ? keptOf(vehicle, own, hours.taken).filter(({ keptFor }) => hours.isSettled || keptFor === 'turn-round')
        : []),
    ];
    return { id, name, vehicle, ...placed(all, shown) };
  };
  const left = new Map(bookings.map(({ vehicle }) => [vehicle.id, vehicle.name]));
  for (const { id } of vehicles) left.delete(id);
  return [
    ...vehicles.map((vehicle) => rowOf(vehicle.id, vehicle.name, vehicle)),
    ...[...left].map(([id, name]) => rowOf(id, name, null)).filter(({ items }) => items.length > 0),
  ];
}

const isInMaintenance = (vehicle: FleetVehicle): vehicle is InMaintenance => vehicle.maintenance !== null;

const ofBooking = (booking: Booking, now: Instant): Unplaced => ({
  kind: 'booking',
  id: booking.id,
  booking,
  whole: heldPeriod({ ...booking, startAt: booking.startTime, endAt: booking.endTime }, now),
});

const ofMaintenance = (of: InMaintenance, now: Instant, horizon: Instant): Unplaced => ({
  kind: 'maintenance',
  id: `maintenance-${of.id}`,
  of,
  whole: maintenancePeriod(of.maintenance, now, horizon),
});

const keptOf = ({ id, name }: FleetVehicle, own: readonly Unplaced[], taken: TakenHours) =>
  keptHours(
    taken?.get(id)?.taken ?? [],
    own.map(({ whole }) => whole),
  ).map(({ keptFor, ...whole }) => ({
    kind: 'kept' as const,
    id: `${keptFor}-${id}-${whole.startAt}`,
    keptFor,
    vehicleName: name,
    whole,
  }));

function placed(items: readonly Unplaced[], shown: Period): Pick<TimetableRow, 'items' | 'laneCount'> {
  const parts = items.flatMap((item) => {
    const part = partWithin(shown, item.whole);
    return part ? [{ ...item, ...part }] : [];
  });
  const lanes = lanesOf(parts);
  return {
    items: lanes
      .flatMap((lane, nth) => lane.map((item): TimetableItem => ({ ...item, lane: nth })))
      .toSorted((one, other) => millisOf(one.startAt) - millisOf(other.startAt)),
    laneCount: Math.max(1, lanes.length),
  };
}

/** All bookings in visual order: by vehicle, then by start. */
export function timetableOrder({ vehicles, bookings }: Overview): readonly Booking[] {
  const place = new Map(vehicles.map(({ id }, nth) => [id, nth]));
  const placeOf = ({ vehicle }: Booking): number => place.get(vehicle.id) ?? vehicles.length;
  return bookings.toSorted((one, other) => placeOf(one) - placeOf(other));
}
