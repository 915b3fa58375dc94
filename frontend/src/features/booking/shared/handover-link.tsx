import { Link } from 'react-router';
import { paths } from '../../../config/paths.js';
import type { Booking } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';

/** From a checkout to the handover with the next responder at the vehicle. */
export function HandOverLink({ booking: { id } }: { readonly booking: Booking }) {
  const text = useText();
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      {text('jointHandover.here')}
      <Link to={paths.handOver(id)} className="inline-flex items-center min-h-12 font-semibold">
        {text('jointHandover.hereDo')}
      </Link>
    </p>
  );
}

/** From a check-in that finds the vehicle with another responder to taking it over from them. */
export function TakeOverLink() {
  const text = useText();
  return (
    <p className="mb-3">
      {text('jointHandover.thereHint')}{' '}
      <Link to={paths.takeOver} className="inline-flex items-center min-h-12 font-semibold">
        {text('jointHandover.thereTake')}
      </Link>
    </p>
  );
}
