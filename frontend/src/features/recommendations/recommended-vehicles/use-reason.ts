import type { RecommendationReason } from '@rigbook/contracts/recommendations/recommendation.words';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';

/** Words a reason in the chosen language. */
export function useReason(): (reason: RecommendationReason) => string {
  const text = useText();
  const times = useTimes();
  return (reason) => {
    switch (reason.code) {
      case 'role-authorised':
        return text('reason.role-authorised', { role: text(`role.${reason.role}`) });
      case 'open-to-every-role':
        return text('reason.open-to-every-role');
      case 'free-next-hours':
        return text('reason.free-next-hours', { hours: reason.hours });
      case 'free-from':
        return text('reason.free-from', { time: times.instantInSentence(reason.startAt) });
      case 'driven-before':
        return text('reason.driven-before', { count: reason.shifts });
      case 'type-driven-before':
        return text('reason.type-driven-before', { count: reason.shifts, type: reason.vehicleType });
      case 'good-fuel':
        return text('reason.good-fuel', { percent: reason.fuelPercent });
    }
  };
}
