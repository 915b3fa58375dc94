import { addDays, day } from '@rigbook/contracts/kernel/calendar';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { fleetQuery } from '../../../fleet/api/get-fleet.js';
import { hourOfWeekOf, type DiarySearch, type Narrowing } from '../api/diary-search.js';

const aSunday = day('2026-11-22');

/** What each narrowing of the diary leaves in it, in words. */
export function useFilterWords(search: DiarySearch): (field: Narrowing) => string {
  const text = useText();
  const times = useTimes();
  const { data: fleet = [] } = useQuery(fleetQuery);
  const values: Readonly<Record<Narrowing, () => string>> = {
    q: () => search.q ?? '',
    status: () => (search.status ? text(`bookingStatus.${search.status}`) : ''),
    vehicle: () => fleet.find(({ id }) => id === search.vehicle)?.name ?? text('diary.aVehicle'),
    unit: () => text('person.unit', { unit: search.unit ?? '' }),
    booked: () => text('diary.counted.booked'),
    begun: () => text('diary.counted.begun'),
    unsigned: () => text('diary.counted.unsigned'),
    checkedIn: () => text('diary.counted.checkedIn'),
    overdue: () => text('diary.counted.overdue'),
    at: () => {
      const { weekday = 0, hour } = hourOfWeekOf(search.at ?? '');
      const named = times.weekday(addDays(aSunday, weekday), 'long');
      return hour === undefined
        ? text('diary.onWeekday', { day: named })
        : text('diary.atHour', { day: named, clock: times.written(`${String(hour).padStart(2, '0')}:00`) });
    },
    from: () => (search.from ? text('diary.since', { day: times.fullDay(search.from) }) : ''),
    to: () => (search.to ? text('diary.until', { day: times.fullDay(search.to) }) : ''),
  };
  return (field) => values[field]();
}
