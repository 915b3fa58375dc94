import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../../config/paths.js';
import { lazyExtra } from '../../../../ui/lazy/lazy-extra.js';
import { bookingsAtRiskQuery } from '../api/at-risk.js';

const Note = lazyExtra(async () => (await import('../at-risk/at-risk-note.js')).AtRiskNote, ['at-risk']);

/** Where every booking ahead is listed, before a vehicle is retired or a person suspended. */
export const BookingsAheadLink = lazyExtra(
  async () => (await import('../at-risk/bookings-ahead-link.js')).BookingsAheadLink,
  ['at-risk'],
);

/** How many bookings of a vehicle or a person are at risk; nothing on most days. */
export function AtRiskOfVehicle({ vehicleId }: { readonly vehicleId: string }) {
  const count = useQuery(bookingsAtRiskQuery({ vehicleId })).data?.length ?? 0;
  return count > 0 ? <Note count={count} to={paths.bookingsAtRisk({ vehicle: vehicleId })} /> : null;
}

export function AtRiskOfUser({ userId }: { readonly userId: string }) {
  const count = useQuery(bookingsAtRiskQuery({ responderId: userId })).data?.length ?? 0;
  return count > 0 ? <Note count={count} to={paths.bookingsAtRisk({ user: userId })} /> : null;
}
