import type { HistoryEntry } from '../../lib/http/answers.js';
import { useText } from '../../lib/i18n/use-text.js';
import { ShiftParts } from './shared/shift-parts.js';
import { useBookingRecord } from './shared/use-booking-record.js';
import { BookingStatusTag } from '../booking/shared/booking-status-tag.js';
import { Facts } from '../../ui/content/facts.js';
import { FiveStepLine } from '../booking/shared/five-step-line.js';
import styles from './history.module.css';

interface Props {
  readonly bookingId: string;
  /** Up to the event after which the booking is shown. */
  readonly history: readonly HistoryEntry[];
}

/** The booking as the last of these events left it. */
export function AsItStood({ bookingId, history }: Props) {
  const booking = history.at(-1)?.after;
  return (
    booking && (
      <div className={styles.standing}>
        <FiveStepLine progress={booking} />
        <Record booking={booking} />
        <ShiftParts bookingId={bookingId} history={history} />
      </div>
    )
  );
}

function Record({ booking }: { booking: HistoryEntry['after'] }) {
  const text = useText();
  const facts = useBookingRecord(booking);
  return (
    <Facts facts={[[text('history.status'), <BookingStatusTag key="status" status={booking.status} />], ...facts]} />
  );
}
