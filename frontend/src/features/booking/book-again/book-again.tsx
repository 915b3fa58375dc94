import {
  nextUsualStart,
  openUsual,
  type OpenUsual,
  type UsualShift,
} from '@rigbook/contracts/booking/requesting/usual-shift.rules';
import { lanePeriod } from '@rigbook/contracts/booking/requesting/lane.rules';
import { requestedPeriod } from '@rigbook/contracts/booking/requesting/request.rules';
import { dayOf, hourOf } from '@rigbook/contracts/kernel/calendar';
import type { Instant, Period } from '@rigbook/contracts/kernel/time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Booking, Vehicle } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useNow } from '../../../lib/time/use-now.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { useZone } from '../../../lib/time/zone.js';
import { Button } from '../../../ui/button.js';
import { Bone } from '../../../ui/feedback/skeleton.js';
import { Icon } from '../../../ui/icon.js';
import { lazyDialog } from '../../../ui/lazy/lazy-dialog.js';
import { fleetQuery } from '../../fleet/api/get-fleet.js';
import { fleetCalendarQuery } from '../api/fleet-calendar.js';
import { OpenUsualHours } from '../shared/lazy-taken-for-now.js';
import { useOwnOffers } from '../api/own-offers.js';
import { myBookingsQuery, periodOfBooking, responderHoursQuery } from '../api/my-bookings.js';

const ConfirmBookingDialog = lazyDialog(
  async () => (await import('../request-booking/confirm-booking-dialog.js')).ConfirmBookingDialog,
);

interface Props {
  readonly usual: UsualShift;
  readonly isAdmin: boolean;
  readonly onBooked: (booking: Booking) => void;
}

/** The person's usual shift, the next time it can be booked: press, then submit. Nothing if it cannot be booked in these days. */
export function BookAgain({ usual, isAdmin, onBooked }: Props) {
  const text = useText();
  const times = useTimes();
  const zone = useZone();
  const now = useNow();
  const { isLoading, vehicle, startAt, open } = useNextUsualStart(usual, isAdmin);
  const [confirming, setConfirming] = useState<Instant>();
  const [purpose, setPurpose] = useState(usual.purpose);
  if (isLoading) return <Bone height={48} />;
  if (vehicle === undefined || (startAt === null && open === undefined)) return null;
  const words = (period: Period) => {
    const day = dayOf(period.startAt, zone);
    const isTonight = day === dayOf(now, zone) && hourOf(period.startAt, zone) >= EVENING;
    return {
      vehicle: vehicle.name,
      day: isTonight ? text('bookAgain.tonight') : times.dayInSentence(day),
      clocks: times.clocks(period),
    };
  };
  return (
    <div className="grid gap-2 justify-items-start max-sm:justify-items-stretch">
      {open?.state === 'offered' && <OpenUsualHours open={open} named={words(open)} />}
      {startAt !== null && (
        <Button icon={<Icon name="refresh" />} onClick={() => setConfirming(startAt)}>
          {text('bookAgain.offer', words(requestedPeriod(startAt, usual.durationHours)))}
        </Button>
      )}
      {open !== undefined && open.state !== 'offered' && <OpenUsualHours open={open} named={words(open)} />}
      {confirming !== undefined && (
        <ConfirmBookingDialog
          vehicle={vehicle}
          startAt={confirming}
          hours={usual.durationHours}
          purpose={purpose}
          onPurpose={setPurpose}
          onClose={() => setConfirming(undefined)}
          onBooked={(booking) => {
            setConfirming(undefined);
            onBooked(booking);
          }}
        />
      )}
    </div>
  );
}

const EVENING = 18;

interface Next {
  readonly isLoading: boolean;
  readonly vehicle: Vehicle | undefined;
  readonly startAt: Instant | null;
  readonly open?: OpenUsual | undefined;
}

function useNextUsualStart(usual: UsualShift, isAdmin: boolean): Next {
  const zone = useZone();
  const now = useNow();
  const fleet = useQuery(fleetQuery);
  const calendar = useQuery(fleetCalendarQuery(lanePeriod(now).startAt));
  const hours = useQuery(responderHoursQuery);
  const bookings = useQuery(myBookingsQuery).data ?? [];
  const { mark, offered: ownOffers } = useOwnOffers(calendar.data?.values() ?? []);
  const vehicle = fleet.data?.find(({ id }) => id === usual.vehicleId);
  const its = calendar.data?.get(usual.vehicleId);
  const isLoading = fleet.isPending || calendar.isPending || hours.isPending;
  if (its === undefined || hours.data === undefined) return { isLoading, vehicle, startAt: null };
  const own = bookings.filter(({ status }) => status !== 'rejected' && status !== 'cancelled').map(periodOfBooking);
  const taken = mark(usual.vehicleId, its.taken);
  const papersEnd = vehicle?.papersEnd ?? null;
  const facts = { now, zone, isAdmin, ...its, papersEnd, taken, used: hours.data.weeks, own, offered: ownOffers };
  return { isLoading, vehicle, startAt: nextUsualStart(usual, facts), open: openUsual(usual, facts) };
}
