import { useQuery } from '@tanstack/react-query';
import { lazyExtra } from '../../../ui/lazy/lazy-extra.js';
import { ownStandingShiftsQuery } from '../api/standing-shifts.js';

const OwnStandingShifts = lazyExtra(
  async () => (await import('../standing-shifts/own-standing-shifts.js')).OwnStandingShifts,
  ['standing'],
);

/** What the person has every week; nothing for most people. */
export function StandingShiftsOfPerson() {
  const { data: shifts = [] } = useQuery(ownStandingShiftsQuery);
  return shifts.length > 0 ? <OwnStandingShifts shifts={shifts} /> : null;
}
