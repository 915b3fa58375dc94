import type { BookedBefore } from '@rigbook/contracts/booking/requesting/usual-shift.rules';
import { instantOfMillis, type Period } from '@rigbook/contracts/kernel/time';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { Booking, ResponderHours } from '../../../lib/http/answers.js';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';
import { isUnanswered } from '../../../lib/http/problem.js';

/** The caller's bookings, newest start first; the first hundred. */
export const myBookingsQuery = queryOptions({
  queryKey: keys.bookings,
  queryFn: (): Promise<Booking[]> => bodyOf(api.GET('/api/bookings')),
});

/** The caller's bookings. While nobody answers, what is known stays, so there is no error to show then. */
export function useMyBookings() {
  const { data: bookings, dataUpdatedAt, error, refetch } = useQuery(myBookingsQuery);
  return {
    bookings,
    /** When they were loaded. */
    asOf: instantOfMillis(dataUpdatedAt),
    error: bookings !== undefined && isUnanswered(error) ? null : error,
    retry: () => void refetch(),
  };
}

export const periodOfBooking = ({ startTime, endTime }: Pick<Booking, 'startTime' | 'endTime'>): Period => ({
  startAt: startTime,
  endAt: endTime,
});

/** Bookings as the rules of habits read them. An emergency is no habit. */
export const bookedBefore = (bookings: readonly Booking[] = []): readonly BookedBefore[] =>
  bookings
    .filter(({ emergencyReview }) => !emergencyReview)
    .map((booking) => ({
      ...periodOfBooking(booking),
      vehicleId: booking.vehicle.id,
      durationHours: booking.duration,
      purpose: booking.purpose,
      status: booking.status,
    }));

/** Hours booked and left in this week and the next. */
export const responderHoursQuery = queryOptions({
  queryKey: keys.responderHours,
  queryFn: (): Promise<ResponderHours> => bodyOf(api.GET('/api/responder-hours')),
});

/**
 * What changes after any step on a booking: the lists, the fleet's statuses and calendars, the weekly hours and the
 * recommendations based on them. The activity feed follows moments later; live updates say when.
 */
export const refreshAfterStep = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(
    [keys.bookings, keys.vehicles, keys.responderHours, keys.recommendations].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
