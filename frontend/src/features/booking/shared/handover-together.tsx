import { Link } from 'react-router';
import { paths } from '../../../config/paths.js';
import type { Booking } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { LinkButton } from '../../../ui/link-button.js';
import { useMyBookings } from '../api/my-bookings.js';
import { useMayHandOver } from './use-may-hand-over.js';

const link = 'inline-flex items-center min-h-12 font-semibold';

/**
 * For the responder of a shift under way, to the handover with the next one at the vehicle. `asked`: with the question whether they are there.
 */
export function HandOverTogether({ booking, asked = false }: { readonly booking: Booking; readonly asked?: boolean }) {
  const text = useText();
  if (!useMayHandOver(booking)) return null;
  const way = (
    <Link to={paths.handOver(booking.id)} className={link}>
      {text('jointHandover.hereDo')}
    </Link>
  );
  if (!asked) return way;
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      {text('jointHandover.here')}
      {way}
    </p>
  );
}

/**
 * For a responder whose vehicle somebody else still has; nothing if they have it themselves, from an earlier booking. `link` is the bare
 * link, `explained` puts a sentence before it, and `main` makes it a button below the sentence.
 */
export function TakeOverTogether({
  booking,
  look = 'link',
}: {
  readonly booking: Booking;
  readonly look?: 'link' | 'explained' | 'main';
}) {
  const text = useText();
  const { bookings = [] } = useMyBookings();
  if (bookings.some(({ status, vehicle }) => status === 'active' && vehicle.id === booking.vehicle.id)) return null;
  if (look === 'main')
    return (
      <>
        <p className="text-soft">{text('jointHandover.thereHint')}</p>
        <LinkButton to={paths.takeOver}>{text('jointHandover.thereTake')}</LinkButton>
      </>
    );
  const way = (
    <Link to={paths.takeOver} className={link}>
      {text('jointHandover.thereTake')}
    </Link>
  );
  if (look === 'link') return way;
  return (
    <p className="mb-3">
      {text('jointHandover.thereHint')} {way}
    </p>
  );
}
