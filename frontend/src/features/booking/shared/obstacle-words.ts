import type { StepObstacle } from '@rigbook/contracts/booking/steps.rules';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';

/** An obstacle that time or the office may remove. */
export type PassingObstacle = Extract<
  StepObstacle,
  { readonly code: 'CHECK_IN_NOT_OPEN_YET' | 'VEHICLE_IN_USE' | 'VEHICLE_UNAVAILABLE' | 'VEHICLE_PROMISED_MEANWHILE' }
>;

export const isPassing = (obstacle: StepObstacle | null): obstacle is PassingObstacle =>
  obstacle !== null && passing.has(obstacle.code);

const passing: ReadonlySet<string> = new Set<PassingObstacle['code']>([
  'CHECK_IN_NOT_OPEN_YET',
  'VEHICLE_IN_USE',
  'VEHICLE_UNAVAILABLE',
  'VEHICLE_PROMISED_MEANWHILE',
]);

interface ObstacleWords {
  readonly title: string;
  readonly expected?: string | undefined;
  readonly hint: string;
}

/** Says what keeps the person from checking in, when that is expected to end, and what to do until then. */
export function useObstacleWords(): (obstacle: PassingObstacle) => ObstacleWords {
  const text = useText();
  const times = useTimes();
  const expected = (time: Instant | null) =>
    time === null ? undefined : text('step.vehicleExpected', { time: times.instantInSentence(time) });
  return ({ code, facts }) => {
    switch (code) {
      case 'CHECK_IN_NOT_OPEN_YET':
        return {
          title: text('step.opens', { time: times.instantInSentence(facts.opensAt) }),
          hint: text('step.opensHint'),
        };
      case 'VEHICLE_PROMISED_MEANWHILE':
        return {
          title: text('step.promised', { vehicle: facts.vehicleName, period: times.period(facts.promised) }),
          hint: text('step.promisedHint'),
        };
      case 'VEHICLE_IN_USE':
        return {
          title: text('step.vehicleOut', { vehicle: facts.vehicleName }),
          expected: expected(facts.availableFrom),
          hint: text('step.vehicleOutHint'),
        };
      case 'VEHICLE_UNAVAILABLE':
        return {
          title: text('step.vehicleUnavailable', {
            vehicle: facts.vehicleName,
            status: text(`vehicleStatus.${facts.status}`),
          }),
          expected: expected(facts.availableFrom),
          hint: text('step.vehicleUnavailableHint'),
        };
    }
  };
}
