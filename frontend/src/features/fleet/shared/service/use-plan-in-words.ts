import { isDueByDistance } from '@rigbook/contracts/fleet/service-due.rules';
import { isPaper } from '@rigbook/contracts/fleet/service.words';
import type { ServicePlan } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import type { StatusHue } from '../../../../ui/content/status-tag.js';
import type { IconName } from '../../../../ui/icon.js';

interface StateInWords {
  readonly hue: StatusHue;
  readonly icon: IconName;
  readonly word: string;
}

/** What a plan is called, how it stands, and when it is due. */
export function usePlanInWords() {
  const text = useText();
  const times = useTimes();

  const stateOf = ({ kind, due: { state } }: ServicePlan): StateInWords => {
    if (state === 'later') return { hue: 'green', icon: 'check', word: text('service.state.later') };
    if (state === 'soon')
      return {
        hue: 'orange',
        icon: 'clock',
        word: text(isPaper(kind) ? 'service.state.ending' : 'service.state.soon'),
      };
    return { hue: 'red', icon: 'alert', word: text(isPaper(kind) ? 'service.state.expired' : 'service.state.overdue') };
  };

  const validity = ({ due: { dueOn, inDays } }: ServicePlan): string => {
    if (dueOn === null || inDays === null) return '';
    const day = times.fullDay(dueOn);
    if (inDays < 0) return text('service.valid.expired', { day });
    return inDays === 0 ? text('service.valid.today') : text('service.valid.in', { day, days: inDays });
  };

  const service = ({ due }: ServicePlan): string => {
    const { dueOn, inDays, isEstimate, kmLeft } = due;
    if (kmLeft === 0) return text('service.due.nowKm');
    if (kmLeft !== null && kmLeft <= 0) return text('service.due.overdueKm', { km: -kmLeft });
    if (dueOn === null || inDays === null)
      return kmLeft === null ? text('service.due.unknown') : text('service.due.km', { km: kmLeft });
    if (kmLeft !== null && !isEstimate && isDueByDistance(due)) return text('service.due.km', { km: kmLeft });
    if (isEstimate && kmLeft !== null) return text('service.due.about', { days: inDays, km: kmLeft });
    if (inDays === 0) return text('service.due.today');
    const day = times.fullDay(dueOn);
    return inDays < 0
      ? text('service.due.overdue', { days: -inDays, day })
      : text('service.due.in', { days: inDays, day });
  };

  return {
    nameOf: ({ kind, name }: Pick<ServicePlan, 'kind' | 'name'>): string => name ?? text(`service.kind.${kind}`),
    stateOf,
    dueOf: (plan: ServicePlan): string => (isPaper(plan.kind) ? validity(plan) : service(plan)),
    every: ({ everyKm: km, everyMonths: months }: ServicePlan): string | undefined => {
      if (km !== null)
        return months === null ? text('service.every', { km }) : text('service.everyBoth', { km, months });
      return months === null ? undefined : text('service.everyTime', { months });
    },
    lastDone: ({ lastDoneOn, lastDoneKm: km }: ServicePlan): string | undefined => {
      if (lastDoneOn === null) return km === null ? undefined : text('service.lastDoneAtKm', { km });
      const day = times.fullDay(lastDoneOn);
      return km === null ? text('service.lastDone', { day }) : text('service.lastDoneAt', { day, km });
    },
  };
}
