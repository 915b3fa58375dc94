import type { components } from '@rigbook/contracts/api.types';
import type { Day } from '@rigbook/contracts/kernel/time';
import { useQuery } from '@tanstack/react-query';
import type { Answer } from '../../../lib/http/answers.js';
import { answerSoon, api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';
import { useLanguage } from '../../../lib/i18n/language.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Panel } from '../../../ui/content/panel.js';
import { DefectPhotos } from '../shared/defect-photos.js';
import { useChecklists } from './use-checklists.js';

type KnownDefect = Answer<components['schemas']['KnownDefect']>;

const useKnownDefects = (bookingId: string) =>
  useQuery({
    queryKey: [...keys.booking(bookingId), 'known-defects'],
    queryFn: (): Promise<readonly KnownDefect[]> =>
      bodyOf(api.GET('/api/bookings/{id}/known-defects', { params: { path: { id: bookingId } }, ...answerSoon() })),
  });

/** What is not all right of the vehicle and stands; nothing if there is nothing. A form goes on without it if the server does not answer. */
export function KnownDefects({ bookingId }: { readonly bookingId: string }) {
  const text = useText();
  const { data: defects, error } = useKnownDefects(bookingId);
  if (defects === undefined && error) return <p className="text-soft text-sm">{text('defects.failed')}</p>;
  if (defects === undefined || defects.length === 0) return null;
  return (
    <Panel title={text('defects.known')}>
      <p className="text-soft text-sm mb-2">{text('defects.knownHint')}</p>
      <DefectList bookingId={bookingId} defects={defects} />
    </Panel>
  );
}

/** The same on the card of a vehicle that somebody holds or is about to take. The checklists are kept for a form without a connection. */
export function DefectsOfHolder({ bookingId }: { readonly bookingId: string }) {
  const text = useText();
  const { data: defects = [] } = useKnownDefects(bookingId);
  useChecklists(bookingId);
  if (defects.length === 0) return null;
  return (
    <section className="grid gap-2" aria-label={text('defects.known')}>
      <p className="font-semibold">{text('defects.known')}</p>
      <DefectList bookingId={bookingId} defects={defects} />
    </section>
  );
}

interface ListProps {
  readonly bookingId: string;
  readonly defects: readonly KnownDefect[];
}

function DefectList({ bookingId, defects }: ListProps) {
  const { language } = useLanguage();
  return (
    <ul className="grid gap-3">
      {defects.map((defect) => (
        <li key={defect.id} className="grid gap-1 wrap-anywhere">
          <strong>{defect.label[language]}</strong>
          <Words defect={defect} />
          <DefectPhotos photos={defect.photos} at={`/api/bookings/${bookingId}/known-defects/photos`} />
        </li>
      ))}
    </ul>
  );
}

function Words({ defect }: { readonly defect: KnownDefect }) {
  const text = useText();
  const times = useTimes();
  const { words, reading, expiresOn, reportedAt, state, plannedOn } = defect;
  return (
    <>
      {words !== '' && <bdi>{words}</bdi>}
      <span className="text-soft text-sm flex flex-wrap gap-x-3">
        {reading !== null && <span>{text('defects.reading', { number: String(reading) })}</span>}
        {expiresOn !== null && <span>{text('defects.expiresOn', { day: times.fullDay(expiresOn as Day) })}</span>}
        <span>{text('defects.reported', { time: times.instantInSentence(reportedAt) })}</span>
        {state === 'acknowledged' && <span>{text('defects.acknowledged')}</span>}
        {plannedOn !== null && <span>{text('defects.planned', { day: times.fullDay(plannedOn as Day) })}</span>}
      </span>
    </>
  );
}
