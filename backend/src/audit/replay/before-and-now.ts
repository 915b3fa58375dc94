import type { ReplayResponse } from './replay.response.js';
import type { Standing } from './standing.js';

/** Everything beside itself, as it stands now and in that order; vehicles that have left the fleet come last. */
export function beforeAndNow(
  before: Standing,
  now: Standing,
): Pick<ReplayResponse, 'bookings' | 'vehicles' | 'counts'> {
  const bookingsBefore = byId(before.bookings);
  const vehiclesBefore = byId(before.vehicles);
  const vehiclesNow = byId(now.vehicles);
  return {
    bookings: now.bookings.map((booking) => ({ before: bookingsBefore.get(booking.id) ?? null, now: booking })),
    vehicles: [
      ...now.vehicles.map((vehicle) => ({ before: vehiclesBefore.get(vehicle.id) ?? null, now: vehicle })),
      ...before.vehicles.filter(({ id }) => !vehiclesNow.has(id)).map((vehicle) => ({ before: vehicle, now: null })),
    ],
    counts: { before: before.counts, now: now.counts },
  };
}

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));
