import { Link } from 'react-router';
import { paths } from '../../../config/paths.js';
import type { Booking } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { LinkButton } from '../../../ui/link-button.js';
import { useMyBookings } from '../api/my-bookings.js';
import { useHasWaiting } from './after-waiting.js';
import { useSteps } from './use-steps.js';

const link = 'inline-flex items-center min-h-12 font-semibold';

/** For the responder of a shift under way. */
export function HandOverTogether({ booking }: { readonly booking: Booking }) {
  const text = useText();
  const obstacleTo = useSteps();
  const hasWaiting = useHasWaiting(booking.id);
  // an extension is theirs alone, too
  if (booking.status !== 'active' || hasWaiting || obstacleTo('extend', booking) !== null) return null;
  return (
    <Link to={paths.handOver(booking.id)} className={link}>
      {text('jointHandover.hereDo')}
    </Link>
  );
}

/**
 * For whom the vehicle is out with somebody else: not with an own earlier booking. `explained`: with a sentence, and as the main action.
 */
export function TakeOverTogether({
  booking,
  explained = false,
}: {
  readonly booking: Booking;
  readonly explained?: boolean;
}) {
  const text = useText();
  const { bookings = [] } = useMyBookings();
  if (bookings.some(({ status, vehicle }) => status === 'active' && vehicle.id === booking.vehicle.id)) return null;
  if (!explained)
    return (
      <Link to={paths.takeOver} className={link}>
        {text('jointHandover.thereTake')}
      </Link>
    );
  return (
    <>
      <p className="text-soft">{text('jointHandover.thereHint')}</p>
      <LinkButton to={paths.takeOver}>{text('jointHandover.thereTake')}</LinkButton>
    </>
  );
}
