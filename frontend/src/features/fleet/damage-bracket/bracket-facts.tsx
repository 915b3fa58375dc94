import { millisOf, type Instant } from '@rigbook/contracts/kernel/time';
import type { ReactNode } from 'react';
import type { DamageMatter } from '../../../lib/http/answers.js';
import { usePerson } from '../../../lib/i18n/use-person.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';

export type Bracket = NonNullable<DamageMatter['bracket']>;
type Look = Bracket['firstSeen'];

/** From the last look without the damage to the first one with it: who had the vehicle when, and when nobody did. */
export function BracketFacts({ bracket }: { readonly bracket: Bracket | null }) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  const lookBy = useLookBy();
  if (bracket === null) return <p className="text-soft">{text('bracket.soon')}</p>;
  const { lastClean, firstSeen, unheldMinutes, unaccountedKilometers, isCut } = bracket;
  return (
    <>
      <p className="text-soft mb-3">{text('bracket.lead')}</p>
      <ol className="grid gap-3 mb-4 ps-4 border-s-2 border-(--hairline) list-none">
        {lastClean ? (
          <Station at={lastClean.at} title={text('bracket.lastClean')}>
            {lookBy(lastClean)}
          </Station>
        ) : (
          <li className="text-soft">
            {text('bracket.neverClean')} {isCut && text('bracket.cut')}
          </li>
        )}
        {stretchesOf(bracket).map(({ startAt, endAt, holding }) => (
          <li key={`${startAt} ${holding?.bookingId ?? ''}`} className="break-inside-avoid">
            <p className={holding ? '' : 'text-soft'}>
              {holding ? text('bracket.held', { person: person(holding.user) }) : text('bracket.notHeld')}
            </p>
            <p className="text-soft text-sm tabular-nums">
              {times.fromTo({ startAt, endAt })} ({times.lasting(minutesBetween(startAt, endAt))})
              {holding && holding.drivenKilometers !== null && (
                <>, {text('bracket.driven', { km: holding.drivenKilometers })}</>
              )}
            </p>
          </li>
        ))}
        <Station at={firstSeen.at} title={text('bracket.firstSeen')}>
          {lookBy(firstSeen)}
        </Station>
      </ol>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1 gap-x-4 tabular-nums">
        <dt>{text('bracket.unheld')}</dt>
        <dd className="m-0 font-semibold">
          {unheldMinutes === 0 ? text('bracket.noTime') : times.lasting(unheldMinutes)}
        </dd>
        <dt>{text('bracket.unaccounted')}</dt>
        <dd className="m-0 font-semibold">{text('bracket.km', { km: unaccountedKilometers })}</dd>
      </dl>
    </>
  );
}

interface StationProps {
  readonly at: Instant;
  readonly title: string;
  readonly children: ReactNode;
}

function Station({ at, title, children }: StationProps) {
  const times = useTimes();
  return (
    <li className="break-inside-avoid">
      <time className="block text-soft text-sm tabular-nums" dateTime={at}>
        {times.instant(at)}
      </time>
      <p className="font-semibold">{title}</p>
      <p>{children}</p>
    </li>
  );
}

/** "Check-in by Dana Levi, Unit 101". */
export function useLookBy(): (look: Look) => string {
  const text = useText();
  const person = usePerson();
  return ({ step, user, seenWith, byOffice }) => {
    if (seenWith) return text('bracket.step.together', { person: person(user), other: person(seenWith) });
    if (byOffice) return text('bracket.step.office', { person: person(user), other: person(byOffice) });
    return text(`bracket.step.${step}`, { person: person(user) });
  };
}

interface Stretch {
  readonly startAt: Instant;
  readonly endAt: Instant;
  /** null: nobody had the vehicle */
  readonly holding: Bracket['held'][number] | null;
}

/** Who had the vehicle, and the stretches in between. */
function stretchesOf({ lastClean, held, firstSeen }: Bracket): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let until = lastClean?.at ?? held[0]?.startAt ?? firstSeen.at;
  for (const holding of held) {
    if (holding.startAt > until) stretches.push({ startAt: until, endAt: holding.startAt, holding: null });
    stretches.push({ startAt: holding.startAt, endAt: holding.endAt, holding });
    if (holding.endAt > until) until = holding.endAt;
  }
  if (firstSeen.at > until) stretches.push({ startAt: until, endAt: firstSeen.at, holding: null });
  // of less than a minute nothing is worth a line
  return stretches.filter(({ startAt, endAt, holding }) => holding !== null || minutesBetween(startAt, endAt) > 0);
}

const minutesBetween = (startAt: Instant, endAt: Instant): number =>
  Math.round((millisOf(endAt) - millisOf(startAt)) / 60_000);
