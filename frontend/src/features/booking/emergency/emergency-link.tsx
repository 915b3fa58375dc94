import { Link } from 'react-router';
import { paths } from '../../../config/paths.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Notice } from '../../../ui/content/notice.js';

/** Leads a marked person to a vehicle without approval, from the top of home in one line. */
export function EmergencyLink() {
  const text = useText();
  return (
    <Notice hue="red" icon="alert">
      <p className="flex flex-wrap gap-x-4 -my-3">
        <strong className="inline-flex items-center min-h-12">{text('emergencyTake.home')}</strong>
        <Link to={paths.emergency} className="inline-flex items-center min-h-12 font-semibold">
          {text('emergencyTake.homeTake')}
        </Link>
      </p>
    </Notice>
  );
}
