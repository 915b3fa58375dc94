import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { historyQuery } from './api/history.js';
import { usePerson } from '../../lib/i18n/use-person.js';
import { useText } from '../../lib/i18n/use-text.js';
import { Button } from '../../ui/button.js';
import { ErrorScreen } from '../../ui/feedback/error-screen.js';
import { PageTitle } from '../../ui/content/page-title.js';
import { DocumentSkeleton } from '../../ui/feedback/skeleton.js';
import { HistoryRecord } from './history-record.js';
import { dayOf } from '@rigbook/contracts/kernel/calendar';
import { useNow } from '../../lib/time/use-now.js';
import { useTimes } from '../../lib/time/use-times.js';
import { useZone } from '../../lib/time/zone.js';

interface Props {
  /** Actions in addition to printing. */
  readonly tools?: (bookingId: string) => ReactNode;
}

/** A booking's events, and its state after each of them. */
export function BookingHistory({ tools }: Props) {
  const text = useText();
  const person = usePerson();
  const { bookingId = '' } = useParams();
  const { data: history, error, refetch } = useQuery(historyQuery(bookingId));
  const booking = history?.[0]?.after;
  if (error) return <ErrorScreen error={error} retry={() => void refetch()} />;
  if (!history || !booking) return <DocumentSkeleton label={text('history.loading')} />;
  return (
    <>
      <PageTitle title={text('history.of', { vehicle: booking.vehicle.name, person: person(booking.user) })}>
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button onClick={() => print()}>{text('history.print')}</Button>
          {tools?.(bookingId)}
        </div>
      </PageTitle>
      <PrintedAt />
      <HistoryRecord bookingId={bookingId} history={history} />
    </>
  );
}

/** On paper only: the time of printing, which gives meaning to "today" and to days without a year. */
function PrintedAt() {
  const text = useText();
  const times = useTimes();
  const zone = useZone();
  const now = useNow();
  return (
    <p className="hidden mb-4 print:block">
      {text('history.printed', { day: times.fullDay(dayOf(now, zone)), clock: times.written(times.clock(now)), zone })}
    </p>
  );
}
