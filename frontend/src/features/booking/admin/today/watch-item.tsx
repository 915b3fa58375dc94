import type { ReactNode } from 'react';
import type { WatchedBooking } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Icon } from '../../../../ui/icon.js';
import { BookingLink } from './booking-link.js';
import styles from './watch.module.css';

interface Props {
  readonly booking: WatchedBooking;
  readonly onView: (bookingId: string) => void;
  /** What is to be known of it now. */
  readonly children: ReactNode;
}

/** A booking to look after: it opens, and its responder can be called. */
export function WatchItem({ booking, onView, children }: Props) {
  const text = useText();
  const person = usePerson();
  const { phoneNumber, vehicle, user } = booking;
  return (
    <li className={styles.item}>
      <div>
        <BookingLink bookingId={booking.id} onView={onView} className={styles.booking}>
          <bdi>{vehicle.name}</bdi>, {person(user)}
        </BookingLink>
        <p className={styles.facts}>{children}</p>
      </div>
      {phoneNumber !== null && (
        <a
          href={`tel:${phoneNumber}`}
          className={styles.phone}
          aria-label={text('today.call', { person: person(user), phone: phoneNumber })}
        >
          <Icon name="phone" size={18} />
          <bdi dir="ltr">{phoneNumber}</bdi>
        </a>
      )}
    </li>
  );
}
