import { bookingStatuses } from '@rigbook/contracts/booking/booking.words';
import { addDays, day } from '@rigbook/contracts/kernel/calendar';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, Segmented } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Button } from '../../../../ui/button.js';
import { DayBoxes } from '../../../../ui/form/day-boxes.js';
import { Sideways } from '../../../../ui/form/sideways.js';
import { Icon } from '../../../../ui/icon.js';
import { fleetQuery } from '../../../fleet/api/get-fleet.js';
import { VehicleBox } from '../../../fleet/shared/vehicle-box.js';
import { UnitBox } from '../../../responders/shared/unit-box.js';
import { diaryAddress, type DiarySearch, hourOfWeekOf, type Narrowing, narrowings } from '../api/diary-search.js';
import type { RefusedSearch } from '../api/refused-requests.js';

type Field = 'vehicle' | 'unit' | 'from' | 'to';

interface Props {
  readonly search: Pick<RefusedSearch, Field>;
  readonly onField: (field: Field, given: string) => void;
}

/** By vehicle, unit and days. */
export function DiaryFilters({ search, onField }: Props) {
  const { data: fleet = [] } = useQuery(fleetQuery);
  return (
    <>
      <VehicleBox fleet={fleet} vehicle={search.vehicle ?? ''} onVehicle={(vehicle) => onField('vehicle', vehicle)} />
      <UnitBox unit={search.unit ?? ''} onUnit={(unit) => onField('unit', unit)} />
      <DayBoxes days={search} onDay={onField} />
    </>
  );
}

interface StateFilterProps {
  readonly search: DiarySearch;
  readonly onField: (field: keyof DiarySearch, given: string | undefined) => void;
  /** In the same line, if there is room. */
  readonly children: ReactNode;
}

const ALL = 'all';

/** By status, and by what went wrong: started without a signature, not back on time. */
export function StateFilter({ search, onField, children }: StateFilterProps) {
  const text = useText();
  const statuses = [ALL, ...bookingStatuses] as const;
  return (
    <div className="flex flex-wrap items-center gap-y-2 gap-x-5">
      <Sideways chosen={search.status ?? ALL}>
        <Segmented
          aria-label={text('diary.filter')}
          value={search.status ?? ALL}
          options={statuses.map((value) => ({
            value,
            label: value === ALL ? text('diary.all') : text(`bookingStatus.${value}`),
          }))}
          onChange={(status) => onField('status', status === ALL ? undefined : status)}
        />
      </Sideways>
      {/* a request has not begun yet */}
      {search.status !== 'pending' && (
        <fieldset className="flex flex-wrap gap-x-2" aria-label={text('diary.counted')}>
          {(['unsigned', 'overdue'] as const).map((one) => (
            <Checkbox
              key={one}
              checked={search[one] !== undefined}
              onChange={({ target }) => onField(one, target.checked ? 'true' : undefined)}
            >
              {text(`diary.counted.${one}`)}
            </Checkbox>
          ))}
        </fieldset>
      )}
      {children}
    </div>
  );
}

interface ActiveFiltersProps {
  readonly search: DiarySearch;
  readonly onChange: (search: DiarySearch) => void;
}

/** The active filters except the status, which has its own control. They can be removed one by one or all at once; the order stays. */
export function ActiveFilters({ search, onChange }: ActiveFiltersProps) {
  const text = useText();
  const words = useFilterWords(search);
  const active = narrowings.filter((field) => field !== 'status' && search[field] !== undefined);
  if (active.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2 items-center" aria-label={text('diary.narrowedBy')}>
      {active.map((field) => (
        <li key={field}>
          <Button
            small
            aria-label={text('diary.removeFilter', { filter: words(field) })}
            onClick={() => onChange(diaryAddress.with(search, field, undefined))}
          >
            <bdi>{words(field)}</bdi>
            <Icon name="close" size={14} />
          </Button>
        </li>
      ))}
      <li>
        <Button small look="quiet" onClick={() => onChange(search.order ? { order: search.order } : {})}>
          {text('diary.clear')}
        </Button>
      </li>
    </ul>
  );
}

const aSunday = day('2026-11-22');

/** Describes each active filter. */
function useFilterWords(search: DiarySearch): (field: Narrowing) => string {
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
    reviewDue: () => text('today.reviews'),
    start: () => (search.start ? text(`diary.start.${search.start}`) : ''),
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
