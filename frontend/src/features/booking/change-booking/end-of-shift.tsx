import { LONGEST_BOOKING_HOURS } from '@rigbook/contracts/booking/booking.limits';
import { durationsAhead } from '@rigbook/contracts/booking/requesting/request.rules';
import { paths } from '../../../config/paths.js';
import type { Booking } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useNow } from '../../../lib/time/use-now.js';
import { Notice } from '../../../ui/content/notice.js';
import { LinkButton } from '../../../ui/link-button.js';
import { DurationField } from '../book-vehicle/calendar/booking-choice.js';
import { useDurationsLeft } from './change-draft.js';

interface Props {
  readonly booking: Booking;
  readonly hours: number;
  readonly onHours: (hours: number) => void;
}

/** Another end of a shift under way. A shift that is too old for one can only be checked out. */
export function EndOfShift({ booking, hours, onHours }: Props) {
  const text = useText();
  const durationsLeft = useDurationsLeft(booking);
  if (durationsAhead(booking.startTime, useNow()).length === 0)
    return (
      <Notice hue="orange" icon="clock" title={text('change.shiftTooOld')}>
        <p className="mb-3">{text('change.shiftTooOldHint', { hours: LONGEST_BOOKING_HOURS })}</p>
        <LinkButton to={paths.checkOut(booking.id)}>{text('nextStep.do.checkout')}</LinkButton>
      </Notice>
    );
  return (
    <>
      <Notice hue="blue" icon="info">
        <p>{text('change.shiftBegun')}</p>
      </Notice>
      <DurationField hours={hours} of={durationsLeft} onHours={onHours} />
    </>
  );
}
