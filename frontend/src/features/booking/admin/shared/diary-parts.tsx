import { eligibilityWarnings } from '@rigbook/contracts/booking/booking.words';
import { reviewStanding } from '@rigbook/contracts/booking/emergency/emergency.rules';
import { diaryExportHeadings } from '@rigbook/contracts/booking/diary/diary-export.words';
import { lapseWarning } from '@rigbook/contracts/booking/lapses.rules';
import { dayOf, yearOf } from '@rigbook/contracts/kernel/calendar';
import { useQuery } from '@tanstack/react-query';
import type { Booking } from '../../../../lib/http/answers.js';
import { useLanguage } from '../../../../lib/i18n/language.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useNow } from '../../../../lib/time/use-now.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { useZone } from '../../../../lib/time/zone.js';
import { StatusTag } from '../../../../ui/content/status-tag.js';
import { Icon } from '../../../../ui/icon.js';
import { BookingStatusTag } from '../../shared/booking-status-tag.js';
import { lapsesQuery } from '../api/figures.js';
import { useDecisionOn } from './undo/undoable-decision.js';

/** The status, warnings for the administrator, and who decided. */
export function DiaryTags({ booking }: { booking: Booking }) {
  const text = useText();
  const underWay = useDecisionOn(booking.id);
  const now = useNow();
  return (
    <>
      <span className="flex flex-wrap gap-x-1 gap-y-0.5">
        {underWay ? (
          <StatusTag hue="blue" icon="clock">
            {text(`deciding.underWay.${underWay.step}`)}
          </StatusTag>
        ) : (
          <BookingStatusTag status={booking.status} />
        )}
        {booking.overdue && (
          <StatusTag hue="red" icon="alert">
            {text('diary.overdue')}
          </StatusTag>
        )}
        {booking.status === 'approved' && booking.signedAt !== null && (
          <StatusTag hue="teal" icon="pen">
            {text('diary.signed')}
          </StatusTag>
        )}
        {booking.standingShiftId && (
          <StatusTag hue="grey" icon="refresh">
            {text('bookings.standingShift')}
          </StatusTag>
        )}
        {booking.emergencyReview && (
          <StatusTag hue={booking.emergencyReview === 'accepted' ? 'grey' : 'red'} icon="alert">
            {text(`diary.emergency.${reviewStanding(booking.emergencyReview, booking.requestedAt, now)}`)}
          </StatusTag>
        )}
        {booking.status === 'pending' &&
          !underWay &&
          eligibilityWarnings
            .filter((one) => booking.eligibilityWarnings.includes(one))
            .map((warning) => (
              <StatusTag key={warning} hue="orange" icon="alert">
                {text(`diary.warning.${warning}`)}
              </StatusTag>
            ))}
      </span>
      {booking.decidedBy && <Decider decider={booking.decidedBy} />}
    </>
  );
}

/** On a request of who missed bookings or returned vehicles late so often that the settings ask for a warning. */
export function LapsesTag({ booking: { status, user } }: { readonly booking: Booking }) {
  const text = useText();
  const lapses = useQuery(lapsesQuery).data?.find((one) => one.userId === user.id);
  if (!lapses || status !== 'pending') return null;
  const counted = (['missed', 'late', 'misused'] as const)
    .filter((kind) => lapses[kind] > 0)
    .map((kind) => text(`diary.lapses.${kind}`, { count: lapses[kind] }));
  const words = text('diary.lapses', { lapses: counted.join(', '), days: lapseWarning.days });
  return (
    <span className="flex items-center gap-1 text-(--orange-ink) text-xs font-semibold" title={words}>
      <Icon name="alert" size={14} />
      <span className="truncate">{words}</span>
    </span>
  );
}

/** Labeled like the column of the export. */
function Decider({ decider }: { decider: NonNullable<Booking['decidedBy']> }) {
  const { language } = useLanguage();
  const person = usePerson();
  const words = `${diaryExportHeadings.decidedBy[language]}: ${person(decider)}`;
  return (
    <span className="block truncate text-soft text-sm tabular-nums" title={words}>
      {words}
    </span>
  );
}

/** With the year if it is not the current one: the diary goes back further than other lists. */
export function StartTime({ booking: { startTime, endTime } }: { booking: Booking }) {
  const times = useTimes();
  const zone = useZone();
  const year = yearOf(dayOf(startTime, zone));
  const thisYear = yearOf(dayOf(useNow(), zone));
  return (
    <span className="tabular-nums">
      {year !== thisYear && <span className="text-soft">{year} </span>}
      {times.period({ startAt: startTime, endAt: endTime })}
    </span>
  );
}
