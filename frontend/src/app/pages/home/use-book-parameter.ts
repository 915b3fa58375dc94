import { LONGEST_BOOKING_HOURS, SHORTEST_BOOKING_HOURS } from '@rigbook/contracts/booking/booking.limits';
import { type Instant, parseInstant } from '@rigbook/contracts/kernel/time';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { ChosenStart } from '../../../features/booking/book-vehicle/book-vehicle-dialog.js';

export interface BookParameter {
  readonly vehicleId: string | null;
  /** if the dialog was opened for free hours */
  readonly start: ChosenStart | undefined;
  readonly open: (vehicleId: string) => void;
  readonly openAt: (vehicleId: string, startAt: Instant, hours: number) => void;
  /** Switches to another vehicle in the open dialog. */
  readonly change: (vehicleId: string) => void;
  readonly close: () => void;
}

const vehicleIn = (search: URLSearchParams): string | null => search.get('book');

/** An address that opens the dialog. */
export const isToBook = (search: string): boolean => vehicleIn(new URLSearchParams(search)) !== null;

/** The vehicle being booked is in the address: it can be linked, and Back closes the dialog for good. */
export function useBookParameter(): BookParameter {
  const [search, setSearch] = useSearchParams();
  const start = useMemo(() => startIn(search), [search]);
  return {
    vehicleId: vehicleIn(search),
    start,
    open: (vehicleId) => setSearch({ book: vehicleId }, { preventScrollReset: true }),
    openAt: (vehicleId, startAt, hours) =>
      setSearch({ book: vehicleId, start: startAt, hours: String(hours) }, { preventScrollReset: true }),
    change: (vehicleId) => setSearch({ book: vehicleId }, { preventScrollReset: true, replace: true }),
    close: () => setSearch({}, { preventScrollReset: true, replace: true }),
  };
}

function startIn(search: URLSearchParams): ChosenStart | undefined {
  const startAt = parseInstant(search.get('start') ?? '');
  const hours = Number(search.get('hours'));
  const isDuration = Number.isInteger(hours) && hours >= SHORTEST_BOOKING_HOURS && hours <= LONGEST_BOOKING_HOURS;
  return startAt && isDuration ? { startAt, hours } : undefined;
}
