import type { TakenHours } from '@rigbook/contracts/booking/requesting/taken-hours.rules';
import type { Period } from '@rigbook/contracts/kernel/time';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNow } from '../../../lib/time/use-now.js';
import type { HoursOfVehicle } from './fleet-calendar.js';
import { periodOfBooking } from './my-bookings.js';
import { openOffers, waitlistQuery } from './waitlist.js';

interface OwnOffers {
  readonly offered: readonly Period[];
  /** Says of each of a vehicle's taken hours whether they are held for the person. */
  readonly mark: (vehicleId: string, taken: readonly TakenHours[]) => readonly TakenHours[];
}

const isHeld = ({ offeredUntil }: TakenHours) => Boolean(offeredUntil);

/** The hours that are held for the person, and how to mark them. Asks for them only where any hours are held, which is rare. */
export function useOwnOffers(shown: Iterable<HoursOfVehicle>): OwnOffers {
  const now = useNow();
  const enabled = [...shown].some(({ taken }) => taken.some(isHeld));
  const { data: wishes } = useQuery({ ...waitlistQuery, enabled });
  return useMemo(() => {
    const offers = openOffers(wishes ?? [], now).map(({ offer }) => offer);
    const ids = offers.map(({ vehicle, startTime }) => `${vehicle.id} ${startTime}`);
    return {
      offered: offers.map(periodOfBooking),
      mark: (vehicleId, taken) =>
        taken.map((hours) =>
          isHeld(hours) && ids.includes(`${vehicleId} ${hours.startAt}`) ? { ...hours, isOwnOffer: true } : hours,
        ),
    };
  }, [wishes, now]);
}
