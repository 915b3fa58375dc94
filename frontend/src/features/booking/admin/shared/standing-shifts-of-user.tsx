import { useQuery } from '@tanstack/react-query';
import { lazyExtra } from '../../../../ui/lazy/lazy-extra.js';
import { standingShiftsOfUserQuery } from '../api/standing-shifts.js';

const UserStandingShifts = lazyExtra(
  async () => (await import('../standing-shifts/user-standing-shifts.js')).UserStandingShifts,
  ['standing'],
);

/** What a user has every week; nothing for most of them. */
export function StandingShiftsOfUser({ userId }: { readonly userId: string }) {
  const shifts = useQuery(standingShiftsOfUserQuery(userId)).data;
  return shifts && shifts.length > 0 ? <UserStandingShifts shifts={shifts} /> : null;
}
