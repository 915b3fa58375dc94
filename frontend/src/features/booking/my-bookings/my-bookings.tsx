import { RECENT_BOOKINGS_SHOWN } from '@rigbook/contracts/booking/booking.limits';
import { isUpcoming } from '@rigbook/contracts/booking/booking-times.rules';
import { standingShiftPurpose } from '@rigbook/contracts/standing-shifts/standing-shift.words';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../config/paths.js';
import type { Booking } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useNow } from '../../../lib/time/use-now.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Button } from '../../../ui/button.js';
import { Panel } from '../../../ui/content/panel.js';
import { StatusTag } from '../../../ui/content/status-tag.js';
import { Empty } from '../../../ui/feedback/empty.js';
import { ErrorScreen } from '../../../ui/feedback/error-screen.js';
import { Bone, Skeleton } from '../../../ui/feedback/skeleton.js';
import { Icon } from '../../../ui/icon.js';
import { lazyDialog } from '../../../ui/lazy/lazy-dialog.js';
import { VehicleName } from '../../fleet/shared/vehicle-name.js';
import { periodOfBooking, useMyBookings } from '../api/my-bookings.js';
import { ExtendButton } from '../shared/extend-button.js';
import { useHasWaiting } from '../shared/after-waiting.js';
import { BookingStatusTag } from '../shared/booking-status-tag.js';
import { ChangeBookingButton } from '../shared/change-booking-button.js';
import { HeldVehicleNote } from '../shared/held-vehicles.js';
import { OwnWishes } from '../shared/held-offers.js';
import { StandingShiftsOfPerson } from '../shared/standing-shifts-of-person.js';
import { HandOverTogether } from '../shared/lazy-joint-handover.js';
import { HandedOn } from '../shared/colleagues/between-colleagues.js';
import { HandOn } from '../shared/colleagues/lazy-handing-on.js';
import { FiveStepLine } from '../shared/five-step-line/five-step-line.js';
import { useSteps } from '../shared/use-steps.js';
import styles from './my-bookings.module.css';
import { RefusedRequests } from './refused-requests.js';
import { StepOffer } from './step-offer.js';

const WithdrawDialog = lazyDialog(async () => (await import('./withdraw-dialog.js')).WithdrawDialog);

/** What is ahead, soonest first, then what is past, latest first; of each the first three, the rest on demand. */
export function MyBookings() {
  const text = useText();
  const now = useNow();
  const { bookings, error, retry } = useMyBookings();
  const [withdrawing, setWithdrawing] = useState<Booking>();
  const { upcoming, past } = inTurn(bookings ?? [], now);

  return (
    <Panel title={text('bookings.title')} id="my-bookings">
      {error ? (
        <ErrorScreen error={error} retry={retry} />
      ) : bookings === undefined ? (
        <Skeleton label={text('bookings.loading')}>
          <Bone height={120} />
          <Bone height={120} />
        </Skeleton>
      ) : bookings.length === 0 ? (
        <>
          <OwnWishes />
          <StandingShiftsOfPerson />
          <HandedOn />
          <Empty icon="calendar">{text('bookings.empty')}</Empty>
        </>
      ) : (
        <div className="grid gap-5">
          <OwnWishes />
          <Group title={text('bookings.upcoming')} bookings={upcoming} onWithdraw={setWithdrawing} />
          <StandingShiftsOfPerson />
          <HandedOn />
          {past.length > 0 && <Group title={text('bookings.past')} bookings={past} onWithdraw={setWithdrawing} />}
        </div>
      )}
      {bookings !== undefined && <RefusedRequests />}
      {withdrawing && <WithdrawDialog booking={withdrawing} onClose={() => setWithdrawing(undefined)} />}
    </Panel>
  );
}

function inTurn(bookings: readonly Booking[], now: Instant) {
  const byStart = [...bookings].sort((one, other) => one.startTime.localeCompare(other.startTime));
  const ahead = (booking: Booking) => isUpcoming({ ...periodOfBooking(booking), status: booking.status }, now);
  return { upcoming: byStart.filter(ahead), past: byStart.filter((booking) => !ahead(booking)).reverse() };
}

interface GroupProps {
  readonly title: string;
  readonly bookings: readonly Booking[];
  readonly onWithdraw: (booking: Booking) => void;
}

function Group({ title, bookings, onWithdraw }: GroupProps) {
  const text = useText();
  const titleId = useId();
  const [all, setAll] = useState(false);
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <h3 id={titleId} className="text-soft">
        {title}
      </h3>
      {bookings.length === 0 ? (
        <p className="text-soft">{text('bookings.noneUpcoming')}</p>
      ) : (
        <ul className={styles.list}>
          {bookings.slice(0, all ? undefined : RECENT_BOOKINGS_SHOWN).map((booking) => (
            <li key={booking.id}>
              <BookingCard booking={booking} onWithdraw={onWithdraw} />
            </li>
          ))}
        </ul>
      )}
      {bookings.length > RECENT_BOOKINGS_SHOWN && (
        <div>
          <Button aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? text('bookings.showFewer') : text('bookings.showAll', { count: bookings.length })}
          </Button>
        </div>
      )}
    </section>
  );
}

interface Props {
  readonly booking: Booking;
  readonly onWithdraw: (booking: Booking) => void;
}

const ahead: readonly string[] = ['pending', 'approved'];
const withAgreement: readonly string[] = ['approved', 'active', 'completed'];
/** Rigbook wrote them, in the organization's language. */
const purposesOfStandingShifts = Object.values(standingShiftPurpose);

function BookingCard({ booking, onWithdraw }: Props) {
  const text = useText();
  const times = useTimes();
  const obstacleTo = useSteps();
  const hasWaiting = useHasWaiting(booking.id);
  const name = `${booking.vehicle.name}, ${times.instant(booking.startTime)}`;
  return (
    <article className="grid gap-2" aria-label={name}>
      <header className="flex flex-wrap items-center justify-between gap-y-1 gap-x-3">
        <h4>
          <VehicleName vehicle={booking.vehicle} />
        </h4>
        <span className="flex gap-1.5">
          {booking.overdue && (
            <StatusTag hue="red" icon="alert">
              {text('bookings.overdue')}
            </StatusTag>
          )}
          <BookingStatusTag status={booking.status} />
        </span>
      </header>
      <p className="tabular-nums">{times.period(periodOfBooking(booking))}</p>
      {booking.standingShiftId && (
        <p className="flex items-center gap-1.5 text-soft">
          <Icon name="refresh" size={16} /> {text('bookings.standingShift')}
        </p>
      )}
      {!(booking.standingShiftId && purposesOfStandingShifts.includes(booking.purpose)) && (
        <p className="text-soft wrap-anywhere">
          <bdi>{booking.purpose}</bdi>
        </p>
      )}
      {booking.emergencyReview && (
        <p className="text-soft wrap-anywhere">
          {text(`bookings.emergency.${booking.emergencyReview}`, { note: booking.emergencyReviewNote ?? '' })}
        </p>
      )}
      {booking.bookedOnBehalf && <p className="text-soft">{text('bookings.bookedForYou')}</p>}
      <HeldVehicleNote bookingId={booking.id} />
      <FiveStepLine progress={booking} />
      {booking.adminNotes !== null && (
        <p className="text-soft wrap-anywhere">
          {text('bookings.adminNotes')} <bdi>{booking.adminNotes}</bdi>
        </p>
      )}
      <footer className={styles.actions}>
        <StepOffer booking={booking} name={name} />
        {booking.status === 'active' && <HandOverTogether booking={booking} />}
        {obstacleTo('sign', booking) !== null && withAgreement.includes(booking.status) && (
          <Link to={paths.agreement(booking.id)} className={styles.link}>
            {text('bookings.agreement')}
          </Link>
        )}
        <Link to={paths.history(booking.id)} className={styles.link}>
          {text('bookings.history')}
        </Link>
        <ExtendButton booking={booking} look="quiet" />
        <ChangeBookingButton booking={booking} look="quiet" />
        {!hasWaiting && obstacleTo('withdraw', booking) === null && (
          <Button look="quiet" danger onClick={() => onWithdraw(booking)}>
            {text('bookings.withdraw')}
          </Button>
        )}
        {ahead.includes(booking.status) && <HandOn booking={booking} />}
      </footer>
    </article>
  );
}
