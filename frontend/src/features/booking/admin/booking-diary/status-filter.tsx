import { bookingStatuses, type BookingStatus } from '@rigbook/contracts/booking/booking.words';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Chip, Chips } from '../../../../ui/form/filter-chips.js';

interface Props {
  readonly status: BookingStatus | undefined;
  readonly onChange: (status: BookingStatus | undefined) => void;
}

export function StatusFilter({ status, onChange }: Props) {
  const text = useText();
  return (
    <Chips label={text('diary.filter')}>
      {[undefined, ...bookingStatuses].map((choice) => (
        <Chip
          key={choice ?? 'all'}
          type="radio"
          name="status"
          checked={choice === status}
          onChange={() => onChange(choice)}
        >
          {choice === undefined ? text('diary.all') : text(`bookingStatus.${choice}`)}
        </Chip>
      ))}
    </Chips>
  );
}
