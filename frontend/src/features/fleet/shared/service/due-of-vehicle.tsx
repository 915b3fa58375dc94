import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../../../config/paths.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { StatusTag } from '../../../../ui/content/status-tag.js';
import { servicePlansQuery } from '../../api/service-plans.js';
import { usePlanInWords } from './use-plan-in-words.js';

/** On the card of a vehicle: what of it is overdue or due soon. */
export function DueOfVehicle({ vehicleId }: { readonly vehicleId: string }) {
  const text = useText();
  const words = usePlanInWords();
  const plans = useQuery(servicePlansQuery).data ?? [];
  const due = plans.filter((plan) => plan.vehicle.id === vehicleId && plan.due.state !== 'later');
  if (due.length === 0) return null;
  return (
    <ul className="grid gap-1" aria-label={text('service.title')}>
      {due.map((plan) => {
        const { hue, icon, word } = words.stateOf(plan);
        return (
          <li key={plan.id} className="flex flex-wrap items-center gap-x-2">
            <Link to={paths.vehicleFile(vehicleId)} className="inline-flex items-center min-h-(--target)">
              <bdi>{words.nameOf(plan)}</bdi>
            </Link>
            <StatusTag hue={hue} icon={icon}>
              {word}
            </StatusTag>
          </li>
        );
      })}
    </ul>
  );
}
