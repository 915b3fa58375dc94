import type { ReactNode } from 'react';
import type { DamageMatter } from '../../../lib/http/answers.js';
import { usePerson } from '../../../lib/i18n/use-person.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';

type Settlement = DamageMatter['settlements'][number];

/** Who contested the damage and how it was settled, in order. */
export function WhatWasSaid({ matter: { contests, settlements } }: { readonly matter: DamageMatter }) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  const outcomeOf = useOutcome();
  const entries = [
    ...contests.map(({ at, user, words }) => ({
      at,
      title: text('bracket.contested', { person: person(user) }),
      by: null,
      words: words ?? <Soft>{text('bracket.wordsHidden')}</Soft>,
      isReplaced: false,
    })),
    ...settlements.map((settlement, nth) => ({
      at: settlement.at,
      title: outcomeOf(settlement),
      by: text('bracket.settledBy', { person: person(settlement.by) }),
      words: settlement.reason ?? <Soft>{text('bracket.erased')}</Soft>,
      isReplaced: nth < settlements.length - 1,
    })),
  ].sort((one, other) => one.at.localeCompare(other.at));
  if (entries.length === 0) return <p className="text-soft">{text('bracket.nothingSaid')}</p>;
  return (
    <ol className="grid gap-4 m-0 p-0 list-none" aria-label={text('bracket.said')}>
      {entries.map(({ at, title, by, words, isReplaced }) => (
        <li key={`${at} ${title}`} className="break-inside-avoid">
          <time className="block text-soft text-sm tabular-nums" dateTime={at}>
            {times.instant(at)}
          </time>
          <p className="font-semibold">{title}</p>
          <p className="wrap-anywhere whitespace-pre-line">
            <bdi>{words}</bdi>
          </p>
          {by !== null && <p className="text-soft">{by}</p>}
          {isReplaced && <p className="text-soft">{text('bracket.replaced')}</p>}
        </li>
      ))}
    </ol>
  );
}

const Soft = ({ children }: { readonly children: ReactNode }) => <span className="text-soft">{children}</span>;

/** "Attributed to the shift of Dana Levi, Unit 101". */
export function useOutcome(): (settlement: Settlement) => string {
  const text = useText();
  const person = usePerson();
  return ({ outcome, user }) =>
    outcome === 'attributed' && user
      ? text('bracket.settled.attributed', { person: person(user) })
      : text(`bracket.settled.${outcome}`, { person: '' });
}
