import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../../lib/time/use-now.js';
import { lazyExtra } from '../../../ui/lazy/lazy-extra.js';
import { openOffers, waitlistQuery } from '../api/waitlist.js';

const Offers = lazyExtra(async () => (await import('../waitlist/held-offers.js')).HeldOffers, ['waitlist']);
const Wishes = lazyExtra(async () => (await import('../waitlist/wishes.js')).Wishes, ['waitlist']);

/** Hours that are held for the person; nothing on most days. */
export function HeldOffers() {
  const offers = openOffers(useQuery(waitlistQuery).data ?? [], useNow());
  return offers.length > 0 ? <Offers offers={offers} /> : null;
}

/** What the person waits for; nothing on most days. */
export function OwnWishes() {
  const { data: wishes = [] } = useQuery(waitlistQuery);
  return wishes.length > 0 ? <Wishes wishes={wishes} /> : null;
}
