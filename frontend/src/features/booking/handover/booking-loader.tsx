import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../../../config/paths.js';
import type { Booking } from '../../../lib/http/answers.js';
import { useStandsIn } from '../../../lib/queries/use-stands-in.js';
import { answerSoon, api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';
import { isNotFound } from '../../../lib/http/problem.js';
import { usePerson } from '../../../lib/i18n/use-person.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import type { FormKind } from '../../../lib/outbox/outgoing-form.js';
import { Copyable } from '../../../ui/content/copyable.js';
import { Empty } from '../../../ui/feedback/empty.js';
import { ErrorScreen } from '../../../ui/feedback/error-screen.js';
import { DocumentSkeleton } from '../../../ui/feedback/skeleton.js';
import { LinkButton } from '../../../ui/link-button.js';
import { myBookingsQuery, periodOfBooking } from '../api/my-bookings.js';
import { useAfterWaiting } from '../shared/after-waiting.js';

/** One booking; loaded each time a screen opens, since others change it too. */
const bookingQuery = (bookingId: string, isKnown: boolean) =>
  queryOptions({
    queryKey: keys.booking(bookingId),
    queryFn: (): Promise<Booking> =>
      bodyOf(api.GET('/api/bookings/{id}', { params: { path: { id: bookingId } }, ...(isKnown && answerSoon()) })),
    refetchOnMount: 'always',
  });

interface Props {
  readonly bookingId: string;
  readonly loading: string;
  /** The form that the screen is for. Those before it that wait on this device count as carried out. */
  readonly until?: FormKind;
  readonly children: (booking: Booking) => ReactNode;
}

/** A screen about one booking, shown once that has loaded. While nobody answers, the booking is taken from the person's list. */
export function BookingLoader({ bookingId, loading, until = 'signature', children }: Props) {
  const text = useText();
  const afterWaiting = useAfterWaiting(until);
  const { data: list, dataUpdatedAt: listedAt } = useQuery(myBookingsQuery);
  const listed = list?.find(({ id }) => id === bookingId);
  const { data: loaded, dataUpdatedAt, error, refetch } = useQuery(bookingQuery(bookingId, listed !== undefined));
  const standsIn = useStandsIn(error);
  const booking = standsIn && listed !== undefined && listedAt > dataUpdatedAt ? listed : loaded;
  if (booking !== undefined) return children(afterWaiting(booking));
  if (isNotFound(error))
    return (
      <Empty icon="question">
        <p>{text('booking.notFound')}</p>
        <p>{text('booking.notFoundHint')}</p>
        <LinkButton to={paths.home}>{text('shift.backHome')}</LinkButton>
      </Empty>
    );
  return error ? <ErrorScreen error={error} retry={() => void refetch()} /> : <DocumentSkeleton label={loading} />;
}

/** Which shift this is about, in as little space as it takes. */
export function BookingLine({ booking }: { booking: Booking }) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  const { name, type } = booking.vehicle;
  return (
    <p className="text-soft text-sm tabular-nums">
      <strong className="text-(--ink)">{text('book.vehicleAndType', { vehicle: name, type })}</strong>
      {' · '}
      {times.fromTo(periodOfBooking(booking))}
      {' · '}
      {person(booking.user)}
    </p>
  );
}

const enoughOfId = 6;

/** The booking's id, for a call to the office. */
export function BookingId({ id }: { id: Booking['id'] }) {
  const text = useText();
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-soft text-sm">
      {text('shift.bookingId')} <Copyable name={text('shift.bookingId')} value={id} last={enoughOfId} />
    </p>
  );
}
