import type { ReactNode } from 'react';
import type { Booking } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';

type Fact = readonly [label: string, value: ReactNode];

/** What is known of a booking, in the order in which it became known; what did not happen is left out. */
export function useBookingRecord(booking: Booking): readonly Fact[] {
  const text = useText();
  const times = useTimes();
  const { startTime: startAt, endTime: endAt, checkIn, lastMileageBefore, damageReportCount } = booking;
  return [
    [text('diary.period'), times.period({ startAt, endAt })],
    [text('diary.purpose'), <bdi key="purpose">{booking.purpose}</bdi>],
    [text('diary.requested'), times.instant(booking.requestedAt)],
    ...whereKnown(text('diary.notes'), booking.adminNotes && <bdi>{booking.adminNotes}</bdi>),
    ...whereKnown(
      text('diary.checkIn'),
      checkIn && text('diary.reading', { km: checkIn.mileage, fuel: checkIn.fuelLevel }),
    ),
    ...whereKnown(
      text('diary.discrepancy'),
      lastMileageBefore && text('diary.discrepancyDetail', { km: lastMileageBefore }),
    ),
    ...whereKnown(text('diary.damage'), damageReportCount > 0 ? damageReportCount : null),
  ];
}

const whereKnown = (label: string, value: ReactNode): readonly Fact[] =>
  value === null || value === '' ? [] : [[label, value]];
