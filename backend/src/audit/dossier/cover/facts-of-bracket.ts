import type { Look } from '@rigbook/contracts/damage/damage-history';
import type { Instant, ResponderId } from '@rigbook/contracts/kernel';
import type { BookingMatter } from '../../../damage-brackets/views/brackets-naming.js';
import type { CoverLabel, CoverWords } from './cover-words.js';

interface Context {
  readonly words: CoverWords;
  readonly shown: (at: Instant) => string;
  readonly named: (responderId: ResponderId) => string;
}

/** What a cover page says of how damage came about. */
export function factsOfBracket(
  { damage, bracket, dispute }: BookingMatter,
  { words, shown, named }: Context,
): readonly (readonly [CoverLabel, string | null])[] {
  const { area, place, severity, description } = damage;
  const look = ({ at, step, responderId, byOffice }: Look) =>
    [words.look(step, named(responderId)), byOffice && words.byOffice(named(byOffice)), shown(at)]
      .filter(Boolean)
      .join(' · ');
  return [
    ['damage', words.damage({ area, ...(place !== null && { place }), severity, description })],
    ...(bracket
      ? ([
          ['lastClean', bracket.lastClean ? look(bracket.lastClean) : words.neverClean],
          ...bracket.held.map(
            ({ responderId, startAt, endAt }) =>
              ['held', `${named(responderId)} · ${shown(startAt)} - ${shown(endAt)}`] as const,
          ),
          ['firstSeen', look(bracket.firstSeen)],
          ['unheld', words.minutes(Math.round(bracket.unheldMillis / 60_000))],
          ['unaccounted', words.kilometres(bracket.unaccountedKm)],
        ] as const)
      : []),
    ...dispute.contests.map(
      ({ responderId, at, words: said }) =>
        ['contested', [`${named(responderId)} · ${shown(at)}`, said].filter(Boolean).join(': ')] as const,
    ),
    ...dispute.settlements.map(
      ({ at, outcome, responderId, reason }) =>
        [
          'settled',
          [`${words.outcome[outcome]}${responderId ? `, ${named(responderId)}` : ''} · ${shown(at)}`, reason]
            .filter(Boolean)
            .join(': '),
        ] as const,
    ),
  ];
}
