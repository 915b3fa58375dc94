import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../../../config/paths.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Panel } from '../../../../ui/content/panel.js';
import { StatusTag } from '../../../../ui/content/status-tag.js';
import { servicePlansQuery } from '../../api/service-plans.js';
import { usePlanInWords } from './use-plan-in-words.js';

/** What of the whole fleet is overdue or due soon; nothing where nothing is. */
export function DueInFleet() {
  const text = useText();
  const words = usePlanInWords();
  const due = useQuery(servicePlansQuery).data?.filter(({ due: { state } }) => state !== 'later') ?? [];
  if (due.length === 0) return null;
  return (
    <Panel title={text('service.title')}>
      <ul className="grid gap-3" aria-label={text('service.title')}>
        {due.map((plan) => {
          const { hue, icon, word } = words.stateOf(plan);
          return (
            <li key={plan.id} className="flex flex-wrap items-center gap-y-1 gap-x-3">
              <Link
                to={paths.vehicleFile(plan.vehicle.id)}
                className="inline-flex items-center min-h-(--target) font-semibold"
              >
                <bdi>{plan.vehicle.name}</bdi>
              </Link>
              <bdi>{words.nameOf(plan)}</bdi>
              <StatusTag hue={hue} icon={icon}>
                {word}
              </StatusTag>
              <span className="text-soft tabular-nums">{words.dueOf(plan)}</span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
