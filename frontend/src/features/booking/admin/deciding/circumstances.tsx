import { hasStartPassed } from '@rigbook/contracts/booking/booking-times.rules';
import { useQuery } from '@tanstack/react-query';
import type { Booking } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useNow } from '../../../../lib/time/use-now.js';
import { ErrorScreen } from '../../../../ui/feedback/error-screen.js';
import { Notice } from '../../../../ui/content/notice.js';
import { Bone, Skeleton } from '../../../../ui/feedback/skeleton.js';
import { circumstancesQuery } from '../api/decisions.js';
import { Part } from '../../../../ui/content/part.js';
import styles from './deciding.module.css';
import { HoursOfWeeks } from './hours-of-weeks.js';
import { VehicleDay } from './vehicle-day.js';

interface Props {
  readonly booking: Booking;
  readonly onView: (bookingId: string) => void;
}

/** What the decision about a pending booking rests on. */
export function Circumstances({ booking, onView }: Props) {
  const text = useText();
  const now = useNow();
  const { data, error, refetch } = useQuery(circumstancesQuery(booking.id));
  const { vehicleStatus } = data ?? {};
  return (
    <Part title={text('diary.warnings')}>
      {hasStartPassed(booking.startTime, now) && <Notice hue="red" icon="clock" title={text('deciding.startPassed')} />}
      {data ? (
        <>
          {(vehicleStatus === 'maintenance' || vehicleStatus === 'unavailable') && (
            <Notice
              hue="red"
              icon="wrench"
              title={text('deciding.vehicleHeld', {
                vehicle: booking.vehicle.name,
                status: text(`vehicleStatus.${vehicleStatus}`),
              })}
            />
          )}
          {data.eligibilityWarnings.length > 0 && (
            <Notice hue="orange" icon="alert">
              <ul className={styles.warnings}>
                {data.eligibilityWarnings.map((warning) => (
                  <li key={warning}>{text(`eligibilityWarning.${warning}`)}</li>
                ))}
              </ul>
            </Notice>
          )}
          <HoursOfWeeks weeks={data.weeks} limit={data.limit} />
          <VehicleDay booking={booking} circumstances={data} onView={onView} />
        </>
      ) : error ? (
        <ErrorScreen error={error} retry={() => void refetch()} />
      ) : (
        <Skeleton label={text('deciding.loading')}>
          <Bone height={48} />
          <Bone height={64} />
        </Skeleton>
      )}
    </Part>
  );
}
