import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { findBookingsQuery } from '../../../features/audit/api/histories.js';
import { isAdministrationOpen, isAuditOpen } from '../../../features/auth/administration-open.js';
import { useSession } from '../../../features/auth/use-session.js';
import { bookingDiaryQuery } from '../../../features/booking/admin/api/diary.js';
import { dashboardQuery } from '../../../features/booking/admin/api/figures.js';
import { fleetQuery } from '../../../features/fleet/api/get-fleet.js';
import { adminFleetQuery } from '../../../features/fleet/admin/api/vehicles.js';
import { usersQuery } from '../../../features/responders/admin/api/users.js';
import type { Booking, CurrentUser, Vehicle } from '../../../lib/http/answers.js';
import { itemsOf } from '../../../lib/queries/paged-query.js';
import { useNow } from '../../../lib/time/use-now.js';

interface Records {
  readonly vehicles: readonly Pick<Vehicle, 'id' | 'name' | 'type' | 'plateNumber'>[];
  readonly people: readonly Pick<CurrentUser, 'id' | 'unitNumber' | 'firstName' | 'lastName'>[];
  /** Found by the server, also by words that are not shown. */
  readonly bookings: readonly Pick<Booking, 'id' | 'vehicle' | 'user' | 'startTime' | 'endTime'>[];
  readonly isLooking: boolean;
  /** Something could not be searched. */
  readonly hasFailed: boolean;
  /** Nothing is found before a second proof of who asks. */
  readonly isClosed: boolean;
}

/** A single letter is in everything. */
const SHORTEST = 2;

/** Vehicles and people for an administrator to choose from, and the bookings that match; without people for an auditor. */
export function useRecords(words: string): Records {
  const session = useSession();
  const now = useNow();
  const isAdmin = session?.isAdmin === true;
  // entered just now, which the session may not say yet, or on another page before
  const isOpenHere = useQuery({ ...dashboardQuery, enabled: false }).data !== undefined;
  const isOpen = isAdmin ? isOpenHere || isAdministrationOpen(session, now) : isAuditOpen(session, now);
  const isLong = words.length >= SHORTEST;

  const forAdministrator = { enabled: isAdmin && isOpen && isLong };
  const users = useQuery({ ...usersQuery, ...forAdministrator });
  const vehicles = useQuery({ ...adminFleetQuery, ...forAdministrator });
  const diary = useInfiniteQuery({ ...bookingDiaryQuery({ search: words }), ...forAdministrator });

  const forAuditor = { enabled: !isAdmin && isOpen && isLong };
  const fleet = useQuery({ ...fleetQuery, ...forAuditor });
  const histories = useInfiniteQuery({ ...findBookingsQuery({ search: words }), ...forAuditor });

  const asked = isAdmin ? [users, vehicles, diary] : [fleet, histories];
  const isAsked = isOpen && isLong;
  return {
    vehicles: (isAsked && (isAdmin ? vehicles : fleet).data) || [],
    people: (isAsked && isAdmin && users.data) || [],
    bookings: (isAsked && itemsOf((isAdmin ? diary : histories).data)) || [],
    isLooking: isAsked && asked.some(({ isLoading }) => isLoading),
    hasFailed: isAsked && asked.some(({ isError }) => isError),
    isClosed: !isOpen,
  };
}
