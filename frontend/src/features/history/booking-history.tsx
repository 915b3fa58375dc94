import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { historyQuery } from './api/history.js';
import { usePerson } from '../../lib/i18n/use-person.js';
import { useRichText, useText } from '../../lib/i18n/use-text.js';
import { wholeName } from '../../lib/i18n/whole-name.js';
import { paths } from '../../config/paths.js';
import { LinkButton } from '../../ui/link-button.js';
import { PageFailure } from '../../ui/feedback/page-failure.js';
import { PageTitle } from '../../ui/content/page-title.js';
import { PrintButton } from '../../ui/content/print-button.js';
import { DocumentSkeleton } from '../../ui/feedback/skeleton.js';
import { ExtendButton } from '../booking/shared/extend-button.js';
import { ChangeBookingButton } from '../booking/shared/change-booking-button.js';
import { HandOverTogether } from '../booking/shared/lazy-joint-handover.js';
import { HandOn } from '../booking/shared/colleagues/lazy-handing-on.js';
import { useOwnShifts } from '../../lib/time/own-shifts.js';
import { lazySection } from '../../ui/lazy/lazy-screen.js';
import { HistoryRecord } from './history-record.js';
import { VehicleName } from '../fleet/shared/vehicle-name.js';

/** Of shifts, for who had the vehicle. */
const OwnReadings = lazySection(
  async () => (await import('../booking/shared/readings/own-readings.js')).OwnReadings,
  ['readings'],
);

interface Props {
  /** Actions in addition to printing. */
  readonly tools?: (bookingId: string) => ReactNode;
}

/** A booking's events, and its state after each of them. */
export function BookingHistory({ tools }: Props) {
  const text = useText();
  const rich = useRichText();
  const person = usePerson();
  const { personId } = useOwnShifts();
  const { bookingId = '' } = useParams();
  const { data: history, error, refetch } = useQuery(historyQuery(bookingId));
  // its present responder's: it may have been handed on
  const booking = history?.at(-1)?.after;
  if (error) return <PageFailure error={error} retry={() => void refetch()} />;
  if (!history || !booking) return <DocumentSkeleton label={text('history.loading')} />;
  return (
    <>
      <PageTitle
        title={text('history.of', {
          vehicle: wholeName(booking.vehicle.name),
          person: wholeName(person(booking.user)),
        })}
        shown={rich('history.of', {
          vehicle: <VehicleName vehicle={booking.vehicle} />,
          person: person(booking.user),
        })}
      >
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          <PrintButton />
          <ExtendButton booking={booking} />
          <ChangeBookingButton booking={booking} />
          {(booking.status === 'pending' || booking.status === 'approved') && <HandOn booking={booking} look="plain" />}
          {booking.checkedInAt !== null && (
            <LinkButton to={paths.expenses(bookingId)}>{text('history.expenses')}</LinkButton>
          )}
          {tools?.(bookingId)}
          {booking.status === 'active' && <HandOverTogether booking={booking} />}
        </div>
      </PageTitle>
      <div className="grid grid-cols-1 gap-4">
        {booking.checkedInAt !== null && personId === booking.user.id && (
          <OwnReadings bookingId={booking.id} reader={booking.user.id} />
        )}
        <HistoryRecord bookingId={bookingId} history={history} />
      </div>
    </>
  );
}
