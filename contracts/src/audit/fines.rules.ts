import { atClockTime, clockTimeOf } from '../kernel/calendar.js';
import { addHours, type Instant, type Zone } from '../kernel/time.js';

/** The most fines answered from one file. */
export const MOST_FINES = 500;
export const LONGEST_FINES_FILE = 200_000;

export const fineColumns = ['vehicle', 'time'] as const;
export type FineColumn = (typeof fineColumns)[number];

/** Accepted names of the columns; the first is the one we use. */
const columnNames: Readonly<Record<FineColumn, readonly string[]>> = {
  vehicle: [
    'vehicle',
    'plate',
    'platenumber',
    'licenseplate',
    'vehicleorplate',
    'רכב',
    'מספררישוי',
    'מספררכב',
    'רישוי',
  ],
  time: ['time', 'date', 'datetime', 'dateandtime', 'when', 'זמן', 'מועד', 'תאריךושעה', 'שעה'],
};

const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** The index of each column by the file's first row; undefined if missing. */
export const placesOfColumns = (cells: readonly string[]): Readonly<Record<FineColumn, number | undefined>> => {
  const named = cells.map(bare);
  const placeOf = (column: FineColumn) => {
    const place = named.findIndex((cell) => columnNames[column].includes(cell));
    return place < 0 ? undefined : place;
  };
  return { vehicle: placeOf('vehicle'), time: placeOf('time') };
};

const isoTime = /^(\d{4})-(\d{1,2})-(\d{1,2})[ T]+(\d{1,2}):(\d{2})(?::\d{2})?$/;
const dayFirst = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})[ T,]+(\d{1,2}):(\d{2})(?::\d{2})?$/;

/**
 * The minute of a fine in the zone's local time: `2026-10-25 01:30` or `25/10/2026 01:30`, day first. Two instants in the hour that
 * occurs twice when clocks go back; none if the text is not a time.
 */
export function minutesNamed(text: string, zone: Zone): readonly Instant[] {
  const iso = isoTime.exec(text.trim());
  const [year, month, day, hour, minute] = iso ? iso.slice(1) : fromDayFirst(text.trim());
  if (year === undefined) return [];
  const two = (digits = '') => digits.padStart(2, '0');
  const clock = `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
  const first = atClockTime(clock, zone);
  if (first === undefined) return [];
  const hourLater = addHours(first, 1);
  return clockTimeOf(hourLater, zone) === clock ? [first, hourLater] : [first];
}

function fromDayFirst(text: string): readonly (string | undefined)[] {
  const [, day, month, year, hour, minute] = dayFirst.exec(text) ?? [];
  return [year, month, day, hour, minute];
}
