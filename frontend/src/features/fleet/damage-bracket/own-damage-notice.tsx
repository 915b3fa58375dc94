import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../../config/paths.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Notice } from '../../../ui/content/notice.js';
import { ownDamageQuery } from './damage-matters.js';

/** On the person's home, as long as they can contest damage that somebody else saw first and nobody has settled. */
export function OwnDamageNotice() {
  const text = useText();
  const { data: matters = [] } = useQuery(ownDamageQuery);
  const open = matters.filter(
    ({ mayContest, sawFirst, settlements }) => mayContest && !sawFirst && settlements.length === 0,
  );
  if (open.length === 0) return null;
  return (
    <Notice hue="orange" icon="alert">
      <p className="flex flex-wrap gap-x-4 -my-3">
        <strong className="inline-flex items-center min-h-12">{text('ownDamage.new', { count: open.length })}</strong>
        <Link to={paths.ownDamage} className="inline-flex items-center min-h-12 font-semibold">
          {text('ownDamage.look')}
        </Link>
      </p>
    </Notice>
  );
}
