import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../../config/paths.js';
import type { DamageMatter } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { PageTitle } from '../../../ui/content/page-title.js';
import { Empty } from '../../../ui/feedback/empty.js';
import { PageFailure } from '../../../ui/feedback/page-failure.js';
import { DocumentSkeleton } from '../../../ui/feedback/skeleton.js';
import { DamageSeverityTag } from '../shared/damage-severity-tag.js';
import { useDamageWhere } from '../shared/vehicle-drawing/use-damage-where.js';
import { ownDamageQuery } from './damage-matters.js';
import { useOutcome } from './what-was-said.js';

/** The damage of the last weeks that names the person. */
export function OwnDamageScreen() {
  const text = useText();
  const { data: matters, error, refetch } = useQuery(ownDamageQuery);
  if (error && matters === undefined) return <PageFailure error={error} retry={() => void refetch()} />;
  if (matters === undefined) return <DocumentSkeleton label={text('bracket.loading')} />;
  return (
    <>
      <PageTitle title={text('ownDamage.title')} />
      {matters.length === 0 ? (
        <Empty icon="car">{text('ownDamage.none')}</Empty>
      ) : (
        <>
          <p className="mb-4 text-soft">{text('ownDamage.lead')}</p>
          <ul className="grid gap-4 m-0 p-0 list-none max-w-180">
            {matters.map((matter) => (
              <OwnDamage key={matter.damage.id} matter={matter} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function OwnDamage({ matter }: { readonly matter: DamageMatter }) {
  const text = useText();
  const times = useTimes();
  const where = useDamageWhere();
  const outcomeOf = useOutcome();
  const { damage, settlements, mayContest, contestableUntil, contests } = matter;
  const settled = settlements.at(-1);
  const waits = contests.some(({ at, words }) => words !== null && (settled === undefined || at > settled.at));
  return (
    <li className="p-4 border border-(--hairline) rounded-(--radius) bg-(--surface)">
      <p className="flex flex-wrap items-center gap-y-1 gap-x-2">
        <Link to={paths.damage(damage.id)} className="inline-flex items-center min-h-12 font-semibold">
          {damage.vehicle.name}: {where(damage)}
        </Link>
        <DamageSeverityTag severity={damage.severity} />
      </p>
      <p className="text-soft">{times.instant(damage.reportedAt)}</p>
      {settled && <p>{outcomeOf(settled)}</p>}
      {waits && <p>{text('ownDamage.waits')}</p>}
      {mayContest && (
        <p className="text-soft">{text('ownDamage.until', { time: times.instantInSentence(contestableUntil) })}</p>
      )}
    </li>
  );
}
