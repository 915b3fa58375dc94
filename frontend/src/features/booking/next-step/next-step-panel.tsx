import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../config/paths.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useNow } from '../../../lib/time/use-now.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { ErrorScreen } from '../../../ui/feedback/error-screen.js';
import { FiveStepLine } from '../shared/five-step-line.js';
import { LinkButton } from '../../../ui/link-button.js';
import { Panel } from '../../../ui/content/panel.js';
import { Bone, Skeleton } from '../../../ui/feedback/skeleton.js';
import { myBookingsQuery } from '../api/get-my-bookings.js';
import { periodOfBooking } from '../booking-period.js';
import { mostUrgent, type Urgent } from './most-urgent.js';
import styles from './next-step-panel.module.css';
import { TimeLeft } from './time-left.js';

const screens = {
  signature: paths.agreement,
  'check-in': paths.checkIn,
  checkout: paths.checkOut,
} as const;

/** The booking that needs something of this person, and its single button; `otherwise` where there is none. */
export function NextStepPanel({ otherwise }: { readonly otherwise?: ReactNode }) {
  const text = useText();
  const now = useNow();
  const { data: bookings, error, refetch } = useQuery(myBookingsQuery);

  if (error)
    return (
      <Panel title={text('nextStep.title')}>
        <ErrorScreen error={error} retry={() => void refetch()} />
      </Panel>
    );
  if (bookings === undefined)
    return (
      <Panel title={text('nextStep.title')}>
        <Skeleton label={text('bookings.loading')}>
          <Bone height={112} />
        </Skeleton>
      </Panel>
    );
  const urgent = mostUrgent(bookings, now);
  return <Panel title={text('nextStep.title')}>{urgent ? <Waiting {...urgent} /> : (otherwise ?? <Nothing />)}</Panel>;
}

function Waiting({ booking, awaits }: Urgent) {
  const text = useText();
  const times = useTimes();
  return (
    <div className={styles.step}>
      <p className={styles.what}>
        {awaits === 'approval'
          ? text('nextStep.approval', { time: times.instantInSentence(booking.requestedAt) })
          : text(`nextStep.${awaits}`)}
      </p>
      <p className={styles.booking}>
        <bdi>
          <strong>{booking.vehicle.name}</strong>
        </bdi>
        <span>{times.period(periodOfBooking(booking))}</span>
        <TimeLeft booking={booking} />
      </p>
      {awaits === 'approval' ? (
        <p className={styles.hint}>{text('nextStep.approvalHint')}</p>
      ) : (
        <LinkButton to={screens[awaits](booking.id)}>{text(`nextStep.do.${awaits}`)}</LinkButton>
      )}
      <FiveStepLine progress={booking} />
    </div>
  );
}

function Nothing() {
  const text = useText();
  return (
    <div className={styles.step}>
      <p className={styles.what}>{text('nextStep.none')}</p>
      <p className={styles.hint}>{text('nextStep.noneHint')}</p>
      <Link to={paths.book('any')}>{text('nextStep.bookVehicle')}</Link>
    </div>
  );
}
