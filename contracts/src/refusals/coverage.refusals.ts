import type { Shortfall } from '../vehicle-coverage/coverage.rules.js';
import { instant } from '../kernel/time.js';
import { instantInWords, periodInWords } from '../kernel/time-in-words.js';
import { withFacts, withoutFacts } from './refusal-definition.js';

/** About how many vehicles of a type are to be free or on shift (docs/domain.md#coverage). */
export const coverageRefusals = {
  COVERAGE_FLOOR_NOT_FOUND: withoutFacts(
    404,
    'Floor not found',
    'This floor does not exist, or was removed. Please reload the list.',
  ),
  TOO_MANY_COVERAGE_FLOORS: withFacts<{ most: number }>({
    status: 409,
    title: 'Too many floors',
    detail: ({ most }) => `There can be ${most} floors. Please remove one that is not needed any more.`,
    example: { most: 100 },
  }),
  COVERAGE_REASON_REQUIRED: withFacts<{ shortfalls: readonly Shortfall[] }>({
    status: 409,
    title: 'Reason needed',
    detail: ({ shortfalls }, zone) =>
      `Approving leaves ${shortfalls
        .map(
          ({ left, least, vehicleType, nextBackAt, ...hours }) =>
            `${left} of at least ${least} ${vehicleType} free on ${periodInWords(hours, zone)}` +
            (nextBackAt === null ? '' : `, next back at ${instantInWords(nextBackAt, zone)}`),
        )
        .join('; ')}. Please give a reason, or reject the request.`,
    example: {
      shortfalls: [
        {
          vehicleType: 'Advanced Life Support',
          counts: 'free',
          startAt: instant('2026-11-27T20:00:00.000Z'),
          endAt: instant('2026-11-28T00:00:00.000Z'),
          left: 0,
          least: 1,
          nextBackAt: instant('2026-11-28T00:00:00.000Z'),
        },
      ],
    },
  }),
};
