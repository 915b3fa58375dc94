import { Link } from 'react-router';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Notice } from '../../../../ui/content/notice.js';

/** How many bookings are at risk, and the way to them. */
export function AtRiskNote({ count, to }: { readonly count: number; readonly to: string }) {
  const text = useText();
  return (
    <Notice hue="red" icon="alert">
      <p>{text('atRisk.count', { count })}.</p>
      <Link to={to} className="inline-flex items-center min-h-(--target) font-semibold print:hidden">
        {text('atRisk.open')}
      </Link>
    </Notice>
  );
}
