import { useQuery } from '@tanstack/react-query';
import { lazyExtra } from '../../../../ui/lazy/lazy-extra.js';
import { handingOnQuery, takenOver } from '../../api/handing-on.js';

const Offers = lazyExtra(
  async () => (await import('../../handing-on/colleague-offers.js')).ColleagueOffers,
  ['handing-on'],
);
const Taken = lazyExtra(async () => (await import('../../handing-on/handed-on.js')).HandedOn, ['handing-on']);

/** What colleagues offer; nothing on most days. */
export function ColleagueOffers() {
  const { offered = [], next = null } = useQuery(handingOnQuery).data ?? {};
  return offered.length > 0 || next !== null ? <Offers offered={offered} next={next} /> : null;
}

/** What the person handed on; nothing on most days. */
export function HandedOn() {
  const taken = takenOver(useQuery(handingOnQuery).data);
  return taken.length > 0 ? <Taken taken={taken} /> : null;
}
