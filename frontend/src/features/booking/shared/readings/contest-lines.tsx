import type { ReadingContest } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';

interface Props {
  readonly contests: readonly ReadingContest[];
  /** The reader, who is called "you". */
  readonly reader?: string | undefined;
}

/** What people said about a reading, and how it was settled. */
export function ContestLines({ contests, reader }: Props) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  if (contests.length === 0) return null;
  return (
    <ul className="grid gap-2 m-0 p-0 list-none text-start" aria-label={text('readings.said')}>
      {contests.map(({ at, user, mileage: km, words, settlement }) => (
        <li key={`${at} ${user.id}`} className="border-s-2 border-(--hairline) ps-3 wrap-anywhere">
          <p className="text-soft text-sm">
            {user.id === reader
              ? text('readings.byYou', { at: times.instantInSentence(at), km })
              : text('readings.by', { person: person(user), at: times.instantInSentence(at), km })}
          </p>
          <p className="whitespace-pre-line">
            {words === null ? <span className="text-soft">{text('readings.erased')}</span> : <bdi>{words}</bdi>}
          </p>
          <p>
            <strong>
              {settlement ? text(`readings.${settlement.outcome}`, { km: settlement.mileage }) : text('readings.waits')}
            </strong>
            {settlement?.reason && (
              <>
                {' '}
                <bdi className="whitespace-pre-line">{settlement.reason}</bdi>
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
