import { Link } from 'react-router';
import { useText } from '../../../../lib/i18n/use-text.js';

/** To every booking ahead of a vehicle or a person that is about to go. */
export function BookingsAheadLink({ to }: { readonly to: string }) {
  const text = useText();
  return (
    <Link to={to} className="inline-flex items-center min-h-(--target) font-semibold">
      {text('atRisk.see')}
    </Link>
  );
}
