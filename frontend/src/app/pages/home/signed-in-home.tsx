import { isAdminOnlyPeriodNear } from '@rigbook/contracts/booking/requesting/admin-only-period.rules';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { ActivityFeed } from '../../../features/booking/activity-feed/activity-feed.js';
import { myBookingsQuery } from '../../../features/booking/api/my-bookings.js';
import { MyBookings } from '../../../features/booking/my-bookings/my-bookings.js';
import { NextStepPanel } from '../../../features/booking/next-step/next-step-panel.js';
import { WeeklyHoursPanel } from '../../../features/booking/weekly-hours/weekly-hours-panel.js';
import { LicenceStep } from '../../../features/licences/licence-step/licence-step.js';
import { useLicenceStanding } from '../../../features/licences/licence-step/use-licence-standing.js';
import { useAwaitsLicence } from '../../../features/licences/licence-step/use-awaits-licence.js';
import { VehicleGrid } from '../../../features/fleet/vehicle-grid/vehicle-grid.js';
import { ContactsPanel } from '../../../features/settings/shared/contacts.js';
import { RecommendedVehicles } from '../../../features/recommendations/recommended-vehicles/recommended-vehicles.js';
import type { Booking, CurrentUser } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useNow } from '../../../lib/time/use-now.js';
import { useZone } from '../../../lib/time/zone.js';
import { Notice } from '../../../ui/content/notice.js';
import styles from './signed-in-home.module.css';
import { useBookParameter } from './use-book-parameter.js';
import { paths } from '../../../config/paths.js';
import { LinkButton } from '../../../ui/link-button.js';

const BookVehicle = lazy(async () => ({ default: (await import('./book-vehicle.js')).BookVehicle }));
const BookingSubmittedDialog = lazy(async () => ({
  default: (await import('../../../features/booking/book-vehicle/booking-submitted-dialog.js')).BookingSubmittedDialog,
}));

/**
 * Most urgent first: the next step, then hours left, recommendations, fleet, bookings and activity. A person who only
 * audits has nothing to book, and gets a link to the audit.
 */
export function SignedInHome({ user }: { user: CurrentUser }) {
  const text = useText();
  const booking = useBookParameter();
  const awaitsLicence = useAwaitsLicence(user);
  const licence = useLicenceStanding(user);
  const onlyReads = user.isAuditor && !user.isAdmin;
  const { data: own } = useQuery(myBookingsQuery);
  const [booked, setBooked] = useState<Booking>();
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="sr-only">{text('home.title')}</h1>
      <div className="grid grid-cols-1 gap-4 min-[900px]:grid-cols-[minmax(0,2fr)_minmax(300px,1fr)]">
        <NextStepPanel otherwise={onlyReads ? <AuditorStep /> : awaitsLicence ? <LicenceStep /> : undefined} />
        {!onlyReads && <WeeklyHoursPanel />}
      </div>
      {!onlyReads && (
        <>
          <RestrictedPeriod isAdmin={user.isAdmin} />
          <RecommendedVehicles onBook={booking.open} />
        </>
      )}
      <section aria-labelledby="fleet">
        <h2 id="fleet" className="mb-3">
          {text('fleet.vehicles')}
        </h2>
        <VehicleGrid onBook={onlyReads ? undefined : booking.open} />
      </section>
      {(!onlyReads || (own !== undefined && own.length > 0)) && (
        <div className={styles.lately}>
          <MyBookings />
          <ActivityFeed licence={licence} />
        </div>
      )}
      <ContactsPanel />
      <Suspense fallback={null}>
        {booking.vehicleId !== null && !onlyReads && (
          <BookVehicle
            vehicleId={booking.vehicleId}
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
      </Suspense>
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
