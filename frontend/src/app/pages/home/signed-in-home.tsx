import { lazy, Suspense } from 'react';
import { MyBookings } from '../../../features/booking/my-bookings/my-bookings.js';
import { NextStepPanel } from '../../../features/booking/next-step/next-step-panel.js';
import { WeeklyHoursPanel } from '../../../features/booking/weekly-hours/weekly-hours-panel.js';
import { VehicleGrid } from '../../../features/fleet/vehicle-grid/vehicle-grid.js';
import type { CurrentUser } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Notice } from '../../../ui/notice.js';
import styles from './signed-in-home.module.css';
import { useBookParameter } from './use-book-parameter.js';

const BookVehicle = lazy(async () => ({ default: (await import('./book-vehicle.js')).BookVehicle }));

/** What matters now comes first: the next step, then the hours left, the fleet, the bookings. */
export function SignedInHome({ user }: { user: CurrentUser }) {
  const text = useText();
  const booking = useBookParameter();
  return (
    <div className={styles.home}>
      <h1 className={styles.title}>{text('home.title')}</h1>
      <div className={styles.now}>
        <NextStepPanel />
        <WeeklyHoursPanel />
      </div>
      {!user.isAdmin && (
        <Notice hue="yellow" icon="lock">
          <p>{text('home.restricted')}</p>
        </Notice>
      )}
      <section aria-labelledby="fleet">
        <h2 id="fleet" className={styles.fleet}>
          {text('fleet.vehicles')}
        </h2>
        <VehicleGrid onBook={booking.open} />
      </section>
      <MyBookings />
      <Suspense fallback={null}>
        {booking.vehicleId !== null && (
          <BookVehicle
            vehicleId={booking.vehicleId}
            user={user}
            onChangeVehicle={booking.change}
            onClose={booking.close}
          />
        )}
      </Suspense>
    </div>
  );
}
