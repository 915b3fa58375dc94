import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { Link } from 'react-router';
import { paths } from '../../../config/paths.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { ErrorScreen } from '../../../ui/feedback/error-screen.js';
import { useLookBy } from './bracket-facts.js';
import { damageMatterQuery } from './damage-matters.js';
import { useOutcome } from './what-was-said.js';

/** Of one damage in the file of its vehicle: the looks around it, the figures, and how it was settled. */
export function BracketOfDamage({ damageId }: { readonly damageId: string }) {
  const text = useText();
  const times = useTimes();
  const lookBy = useLookBy();
  const outcomeOf = useOutcome();
  const { data: matter, error, refetch } = useQuery(damageMatterQuery(damageId));
  if (error) return <ErrorScreen error={error} retry={() => void refetch()} />;
  if (matter === undefined) return <Skeleton active title={false} paragraph={{ rows: 1 }} />;
  const { bracket, settlements } = matter;
  const settled = settlements.at(-1);
  return (
    <div className="text-sm tabular-nums">
      {bracket && (
        <dl className="grid grid-cols-[auto_1fr] gap-x-3 my-1">
          <dt className="text-soft">{text('bracket.lastClean')}</dt>
          <dd className="m-0">
            {bracket.lastClean ? (
              <>
                {times.instant(bracket.lastClean.at)}, {lookBy(bracket.lastClean)}
              </>
            ) : (
              text('bracket.neverClean')
            )}
          </dd>
          <dt className="text-soft">{text('bracket.firstSeen')}</dt>
          <dd className="m-0">
            {times.instant(bracket.firstSeen.at)}, {lookBy(bracket.firstSeen)}
          </dd>
          <dt className="text-soft">{text('bracket.unheld')}</dt>
          <dd className="m-0">
            {bracket.unheldMinutes === 0 ? text('bracket.noTime') : times.lasting(bracket.unheldMinutes)}
          </dd>
          <dt className="text-soft">{text('bracket.unaccounted')}</dt>
          <dd className="m-0">{text('bracket.km', { km: bracket.unaccountedKilometers })}</dd>
        </dl>
      )}
      {settled && <p>{outcomeOf(settled)}</p>}
      <Link to={paths.damage(damageId)} className="inline-flex items-center min-h-11 print:hidden">
        {text('bracket.how')}
      </Link>
    </div>
  );
}
