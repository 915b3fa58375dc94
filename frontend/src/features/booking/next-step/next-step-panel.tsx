import { awaitedStep, type AwaitedStep } from '@rigbook/contracts/booking/next-step.rules';
import { type Instant, isBefore } from '@rigbook/contracts/kernel/time';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../config/paths.js';
import type { Booking, HandingOnList } from '../../../lib/http/answers.js';
import { keys } from '../../../lib/http/keys.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useNow } from '../../../lib/time/use-now.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Panel } from '../../../ui/content/panel.js';
import { Notice } from '../../../ui/content/notice.js';
import { StatusTag } from '../../../ui/content/status-tag.js';
import { ErrorScreen } from '../../../ui/feedback/error-screen.js';
import { Bone, Skeleton } from '../../../ui/feedback/skeleton.js';
import { LinkButton } from '../../../ui/link-button.js';
import { useLivery, VehicleName } from '../../fleet/shared/vehicle-name.js';
import { VehiclePicture } from '../../fleet/shared/vehicle-picture/vehicle-picture.js';
import { periodOfBooking, useMyBookings } from '../api/my-bookings.js';
import { openOffers, waitlistQuery } from '../api/waitlist.js';
import { openSubstitutes, substitutesQuery } from '../api/substitutes.js';
import { useAfterWaiting } from '../shared/after-waiting.js';
import { FiveStepLine } from '../shared/five-step-line/five-step-line.js';
import { isPassing, useObstacleWords } from '../shared/obstacle-words.js';
import { DefectsOfHolder } from '../shared/lazy-checks.js';
import { AtVehicle } from '../shared/lazy-at-vehicle.js';
import { TakeOverTogether } from '../shared/lazy-joint-handover.js';
import { type StepAsked, useStepObstacle } from '../shared/use-step-obstacle.js';
import { useSteps } from '../shared/use-steps.js';
import { DutyCard } from './duty-card.js';
import styles from './next-step-panel.module.css';

const screens = {
  signature: paths.agreement,
  'check-in': paths.checkIn,
  checkout: paths.checkOut,
} as const;

const steps = { approval: 'approve', signature: 'sign', 'check-in': 'check-in', checkout: 'check-out' } as const;

interface Props {
  /** what is shown if no booking needs an action */
  readonly otherwise?: ReactNode;
  /** looks at the bookings of this vehicle alone */
  readonly vehicleId?: string;
}

/** The booking that needs this person's action, with a single button; `otherwise` if there is none. */
export function NextStepPanel({ otherwise, vehicleId }: Props) {
  const text = useText();
  const now = useNow();
  const { bookings, error, retry } = useMyBookings();
  const afterWaiting = useAfterWaiting();
  const obstacleTo = useSteps();
  // what colleagues offer is read by what shows it, above
  const ofColleagues = useQuery<HandingOnList>({ queryKey: keys.handingOn, enabled: false }).data?.offered ?? [];
  const held = openSubstitutes(useQuery(substitutesQuery).data ?? [], now);
  const offers = openOffers(useQuery(waitlistQuery).data ?? [], now);
  const hasOffer = offers.length + ofColleagues.length + held.length > 0;

  if (error)
    return (
      <Panel title={text('nextStep.title')}>
        <ErrorScreen error={error} retry={retry} />
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
  // one for which another vehicle is held waits for that answer first
  const isHeldFor = (id: string) => held.some(({ bookingId }) => bookingId === id);
  const urgent = mostUrgent(
    bookings
      .filter(({ id, vehicle }) => (vehicleId === undefined || vehicle.id === vehicleId) && !isHeldFor(id))
      .map(afterWaiting),
    now,
    ({ awaits, booking }) => awaits !== 'approval' && obstacleTo(steps[awaits], booking) === null,
  );
  // an open offer above is something to do
  if (urgent === undefined && otherwise === undefined && hasOffer) return null;
  if (urgent?.awaits === 'checkout') return <DutyCard booking={urgent.booking} />;
  return <Panel title={text('nextStep.title')}>{urgent ? <Waiting {...urgent} /> : (otherwise ?? <Nothing />)}</Panel>;
}

function Waiting({ booking, awaits }: Urgent) {
  const text = useText();
  const times = useTimes();
  const words = useObstacleWords();
  const asked = useStepObstacle(steps[awaits], booking);
  const canCheckIn = awaits !== 'approval' && !asked.isLoading && !isPassing(asked.obstacle);
  const isLate = !isBefore(useNow(), booking.startTime) && canCheckIn;
  return (
    <div className={styles.step}>
      <div className={styles.vehicle} style={useLivery(booking.vehicle.id)}>
        <p className={styles.name}>
          <VehicleName vehicle={booking.vehicle} />
        </p>
        <div className="grid content-start justify-items-start gap-1">
          <p className="tabular-nums">{times.period(periodOfBooking(booking))}</p>
          <p>
            <TimeLeft booking={booking} />
          </p>
        </div>
        <div className={styles.picture}>
          <VehiclePicture vehicle={booking.vehicle} />
        </div>
      </div>
      <p className="text-xl font-semibold">
        {awaits === 'approval'
          ? text('nextStep.approval', { time: times.instantInSentence(booking.askedAt ?? booking.requestedAt) })
          : isPassing(asked.obstacle)
            ? words(asked.obstacle).title
            : text(`nextStep.${awaits}`)}
      </p>
      {isLate && (
        <Notice hue="orange" icon="clock">
          <p>{text('nextStep.late')}</p>
        </Notice>
      )}
      {booking.adminNotes !== null && (
        <p>
          {text('bookings.adminNotes')} <bdi>{booking.adminNotes}</bdi>
        </p>
      )}
      {(awaits === 'signature' || awaits === 'check-in') && <DefectsOfHolder bookingId={booking.id} />}
      <Way booking={booking} awaits={awaits} asked={asked} />
      <AtVehicle booking={booking} />
      <FiveStepLine progress={booking} />
    </div>
  );
}

/** The button of the step; while something keeps the person from checking in, what to do meanwhile. */
function Way({ awaits, booking, asked }: Urgent & { readonly asked: StepAsked }) {
  const text = useText();
  const words = useObstacleWords();
  const { isLoading, obstacle } = asked;
  if (awaits === 'approval') return <p className="text-soft">{text('nextStep.approvalHint')}</p>;
  if (awaits === 'check-in' && isLoading) return <Bone height={48} />;
  if (!isPassing(obstacle))
    return <LinkButton to={screens[awaits](booking.id)}>{text(`nextStep.do.${awaits}`)}</LinkButton>;
  if (obstacle.code === 'CHECK_IN_NOT_OPEN_YET') return null;
  const { expected, hint } = words(obstacle);
  return (
    <>
      <p className="text-soft">
        {expected} {hint}
      </p>
      {obstacle.code === 'VEHICLE_IN_USE' && <TakeOverTogether booking={booking} look="main" />}
    </>
  );
}

function Nothing() {
  const text = useText();
  return (
    <div className={styles.step}>
      <p className="text-xl font-semibold">{text('nextStep.none')}</p>
      <p className="text-soft">{text('nextStep.noneHint')}</p>
      <Link to={paths.book('any')} className="inline-flex items-center justify-self-start min-h-(--target)">
        {text('nextStep.bookVehicle')}
      </Link>
    </div>
  );
}

/** Most urgent first. */
const urgency: readonly AwaitedStep[] = ['checkout', 'check-in', 'signature', 'approval'];

interface Urgent {
  readonly booking: Booking;
  readonly awaits: Exclude<AwaitedStep, 'nothing'>;
}

/** The step that a booking waits for now, or `nothing`. */
const stepAwaitedBy = (booking: Booking, now: Instant): AwaitedStep =>
  awaitedStep({ ...booking, ...periodOfBooking(booking) }, now);

/**
 * The booking whose step is the most urgent. What cannot be done yet comes after what can; the earliest start decides between equals.
 */
export function mostUrgent(
  bookings: readonly Booking[],
  now: Instant,
  canBeDoneNow: (candidate: Urgent) => boolean,
): Urgent | undefined {
  const rankOf = (candidate: Urgent) =>
    urgency.indexOf(candidate.awaits) + (canBeDoneNow(candidate) ? 0 : urgency.length);
  return bookings
    .map((booking) => ({ booking, awaits: stepAwaitedBy(booking, now) }))
    .filter((candidate): candidate is Urgent => candidate.awaits !== 'nothing')
    .toSorted(
      (one, other) => rankOf(one) - rankOf(other) || one.booking.startTime.localeCompare(other.booking.startTime),
    )[0];
}

/** The time until the shift starts, or since it should have. */
function TimeLeft({ booking: { startTime } }: { booking: Booking }) {
  const text = useText();
  const times = useTimes();
  const now = useNow();
  return (
    <StatusTag hue="grey" icon="clock">
      {now < startTime
        ? text('nextStep.startsIn', { span: times.span(now, startTime) })
        : text('nextStep.startedAgo', { span: times.span(startTime, now) })}
    </StatusTag>
  );
}
