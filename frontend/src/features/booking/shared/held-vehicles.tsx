import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../../lib/time/use-now.js';
import { lazyExtra } from '../../../ui/lazy/lazy-extra.js';
import { openSubstitutes, substitutesQuery } from '../api/substitutes.js';

const words = ['substitutes'] as const;
const Vehicles = lazyExtra(async () => (await import('../substitutes/held-vehicles.js')).HeldVehicles, words);
const Note = lazyExtra(async () => (await import('../substitutes/held-note.js')).HeldNote, words);

const useHeld = (bookingId?: string) =>
  openSubstitutes(useQuery(substitutesQuery).data ?? [], useNow()).filter(
    (offer) => bookingId === undefined || offer.bookingId === bookingId,
  );

/** Other vehicles that are held for the person's bookings, or for this one; nothing on most days. */
export function HeldVehicles({ bookingId }: { readonly bookingId?: string }) {
  const offers = useHeld(bookingId);
  return offers.length > 0 ? <Vehicles offers={offers} /> : null;
}

/** That another vehicle is held for a booking of the list. */
export function HeldVehicleNote({ bookingId }: { readonly bookingId: string }) {
  const [offer] = useHeld(bookingId);
  return offer ? <Note offer={offer} /> : null;
}
