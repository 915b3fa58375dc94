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
        <dl className="grid gap-1 my-1">
          <Line
            name={text('bracket.lastClean')}
            value={
              bracket.lastClean
                ? `${times.instant(bracket.lastClean.at)}, ${lookBy(bracket.lastClean)}`
                : text('bracket.neverClean')
            }
          />
          <Line
            name={text('bracket.firstSeen')}
            value={`${times.instant(bracket.firstSeen.at)}, ${lookBy(bracket.firstSeen)}`}
          />
          <Line
            name={text('bracket.unheld')}
            value={bracket.unheldMinutes === 0 ? text('bracket.noTime') : times.lasting(bracket.unheldMinutes)}
          />
          <Line name={text('bracket.unaccounted')} value={text('bracket.km', { km: bracket.unaccountedKilometers })} />
        </dl>
      )}
      {settled && <p>{outcomeOf(settled)}</p>}
      <Link to={paths.damage(damageId)} className="inline-flex items-center min-h-12 print:hidden">
        {text('bracket.how')}
      </Link>
    </div>
  );
}

const Line = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt className="inline text-soft">{name}: </dt>
    <dd className="inline m-0">{value}</dd>
  </div>
);
