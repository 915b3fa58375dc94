import { bookingStatuses, type BookingStatus } from '@rigbook/contracts/booking/booking.words';
import { useText } from '../../../../lib/i18n/use-text.js';
import styles from './booking-diary.module.css';

interface Props {
  readonly status: BookingStatus | undefined;
  readonly onChange: (status: BookingStatus | undefined) => void;
}

export function StatusFilter({ status, onChange }: Props) {
  const text = useText();
  return (
    <fieldset className={styles.chips} aria-label={text('diary.filter')}>
      {[undefined, ...bookingStatuses].map((choice) => (
        <label key={choice ?? 'all'} className={styles.chip}>
          <input type="radio" name="status" checked={choice === status} onChange={() => onChange(choice)} />
          {choice === undefined ? text('diary.all') : text(`bookingStatus.${choice}`)}
        </label>
      ))}
    </fieldset>
  );
}
