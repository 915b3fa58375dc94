import { isAdminOnlyPeriodNear } from '@rigbook/contracts/booking/requesting/admin-only-period.rules';
import { usualShift } from '@rigbook/contracts/booking/requesting/usual-shift.rules';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { ActivityFeed } from '../../../features/booking/activity-feed/activity-feed.js';
import { bookedBefore, myBookingsQuery } from '../../../features/booking/api/my-bookings.js';
import { BookAgain } from '../../../features/booking/book-again/book-again.js';
import { ColleagueOffers } from '../../../features/booking/shared/colleagues/between-colleagues.js';
import { HeldOffers } from '../../../features/booking/shared/held-offers.js';
import { HeldVehicles } from '../../../features/booking/shared/held-vehicles.js';
import { AsOf } from '../../../features/booking/shared/as-of.js';
import { PhotosToCome } from '../../../features/booking/shared/lazy-photos.js';
import { WaitingSteps } from '../../../features/booking/shared/waiting-steps.js';
import { HomeLanes } from './home-lanes.js';
import { HomeFleet } from './home-fleet.js';
import { MyBookings } from '../../../features/booking/my-bookings/my-bookings.js';
import { NextStepPanel } from '../../../features/booking/next-step/next-step-panel.js';
import { WeeklyHoursPanel } from '../../../features/booking/weekly-hours/weekly-hours-panel.js';
import { LicenceStep } from '../../../features/licences/licence-step/licence-step.js';
import { useLicenceStanding } from '../../../features/licences/licence-step/use-licence-standing.js';
import { useAwaitsLicence } from '../../../features/licences/licence-step/use-awaits-licence.js';
import { RecommendedVehicles } from '../../../features/recommendations/recommended-vehicles/recommended-vehicles.js';
import { ContactsPanel } from '../../../features/settings/shared/contacts.js';
import type { Booking, CurrentUser } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useNow } from '../../../lib/time/use-now.js';
import { useZone } from '../../../lib/time/zone.js';
import { phoneWidth, useMediaQuery } from '../../../lib/device/use-media-query.js';
import { Notice } from '../../../ui/content/notice.js';
import styles from './signed-in-home.module.css';
import { lazyDialog } from '../../../ui/lazy/lazy-dialog.js';
import { lazyExtra } from '../../../ui/lazy/lazy-extra.js';
import { lazyScreen } from '../../../ui/lazy/lazy-screen.js';
import { whenIdle } from '../../../lib/lazy/when-idle.js';
import { HomeSkeleton } from './home-skeleton.js';
import { LazyBookVehicle } from './lazy-book-vehicle.js';
import { useBookParameter, type BookParameter } from './use-book-parameter.js';
import { paths } from '../../../config/paths.js';
import { LinkButton } from '../../../ui/link-button.js';

/** Apart from all that books a vehicle, for the few people who are marked for it. */
const EmergencyLink = lazyScreen(
  async () => (await import('../../../features/booking/emergency/emergency-link.js')).EmergencyLink,
  ['emergency'],
  <div className="min-h-18" />,
);

/** Only for people who have had a vehicle: no other is named. */
const OwnDamageNotice = lazyExtra(
  async () => (await import('../../../features/fleet/damage-bracket/own-damage-notice.js')).OwnDamageNotice,
  ['damage-bracket'],
);

const BookingSubmittedDialog = lazyDialog(
  async () =>
    (await import('../../../features/booking/book-vehicle/booking-submitted-dialog.js')).BookingSubmittedDialog,
);

/**
 * Home, and the window in which a vehicle is booked if the address opens it: that comes first, home behind it afterwards, on a phone once
 * the window no longer covers it.
 */
export function SignedInHome({ user }: { user: CurrentUser }) {
  const booking = useBookParameter();
  const onlyReads = user.isAuditor && !user.isAdmin;
  const { data: own, error: ownError } = useQuery(myBookingsQuery);
  const [booked, setBooked] = useState<Booking>();
  const isBooking = booking.vehicleId !== null && !onlyReads;
  const isCovered = useMediaQuery(phoneWidth) && isBooking;
  const [shown, setShown] = useState(!isCovered);
  if (!isCovered && !shown) setShown(true);
  const behind = useDeferredValue(shown, !isBooking);
  useEffect(() => {
    if (onlyReads) return undefined;
    return whenIdle(LazyBookVehicle.prefetch);
  }, [onlyReads]);
  // what is on top, and how tall it is, depends on the person's bookings: shown before, it would move everything
  if (own === undefined && ownError === null) return <HomeSkeleton />;
  return (
    <>
      {behind ? (
        <Home user={user} own={own} onlyReads={onlyReads} booking={booking} onBooked={setBooked} />
      ) : (
        <HomeSkeleton />
      )}
      {isBooking && (
        <LazyBookVehicle
          vehicleId={booking.vehicleId}
          start={booking.start}
          user={user}
          onChangeVehicle={booking.change}
          onBooked={(submitted) => {
            booking.close();
            setBooked(submitted);
          }}
          onClose={booking.close}
        />
      )}
      {booked !== undefined && <BookingSubmittedDialog booking={booked} onClose={() => setBooked(undefined)} />}
    </>
  );
}

interface HomeProps {
  readonly user: CurrentUser;
  /** none if they could not be loaded */
  readonly own: readonly Booking[] | undefined;
  readonly onlyReads: boolean;
  readonly booking: BookParameter;
  readonly onBooked: (booking: Booking) => void;
}

/**
 * Most urgent first: the next step, then what is free, hours left, recommendations, fleet, bookings and activity. A person who only
 * audits has nothing to book, and gets a link to the audit.
 */
function Home({ user, own, onlyReads, booking, onBooked }: HomeProps) {
  const text = useText();
  const awaitsLicence = useAwaitsLicence(user);
  const licence = useLicenceStanding(user);
  const zone = useZone();
  // a phone shows the top alone at first, and has it sooner
  const rest = useDeferredValue(true, false);
  const onDuty = own?.some(({ status }) => status === 'active') ?? false;
  const usual = usualShift(bookedBefore(own), zone);
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="sr-only">{text('home.title')}</h1>
      <AsOf />
      <WaitingSteps />
      <PhotosToCome andReports />
      {own?.some(({ status }) => status === 'active' || status === 'completed') && <OwnDamageNotice />}
      {user.mayTakeInEmergency && !onlyReads && !onDuty && <EmergencyLink />}
      <div className={styles.now} data-on-duty={onDuty || onlyReads || undefined}>
        <div className="flex min-w-0 flex-col gap-4 *:first:grow">
          {!onlyReads && <HeldVehicles />}
          {!onlyReads && <HeldOffers />}
          {!onlyReads && <ColleagueOffers />}
          <NextStepPanel otherwise={onlyReads ? <AuditorStep /> : awaitsLicence ? <LicenceStep /> : undefined} />
          {usual !== undefined && !awaitsLicence && !onlyReads && (
            <BookAgain usual={usual} isAdmin={user.isAdmin} onBooked={onBooked} />
          )}
        </div>
        {!onlyReads && (
          <>
            <div className={styles.lanes}>
              <HomeLanes isAdmin={user.isAdmin} usualHours={usual?.durationHours} onBook={booking.openAt} />
            </div>
            <WeeklyHoursPanel />
          </>
        )}
      </div>
      {!onlyReads && <RestrictedPeriod isAdmin={user.isAdmin} />}
      {rest ? (
        <>
          {!onlyReads && <RecommendedVehicles onBook={booking.open} />}
          <HomeFleet user={user} onBook={onlyReads ? undefined : booking.open} />
          {(!onlyReads || (own !== undefined && own.length > 0)) && (
            <div className={styles.lately}>
              <MyBookings />
              <ActivityFeed licence={licence} />
            </div>
          )}
          <ContactsPanel />
        </>
      ) : (
        <div className={styles.rest} />
      )}
    </div>
  );
}

/** A banner once the hours for administrators are near; before, the same words in a quiet line. */
function RestrictedPeriod({ isAdmin }: { isAdmin: boolean }) {
  const text = useText();
  const near = isAdminOnlyPeriodNear(useNow(), useZone());
  const words = text(isAdmin ? 'home.restrictedForOthers' : 'home.restricted');
  return near ? (
    <Notice hue={isAdmin ? 'blue' : 'yellow'} icon="lock">
      <p>{words}</p>
    </Notice>
  ) : (
    <p className="text-soft text-sm">{words}</p>
  );
}

/** The link for auditors. */
function AuditorStep() {
  const text = useText();
  return (
    <div className="grid justify-items-start gap-3">
      <p>{text('home.auditor')}</p>
      <LinkButton to={paths.audit}>{text('shell.audit')}</LinkButton>
    </div>
  );
}
