import { placeWords } from '@rigbook/contracts/booking/shift/damage-places.words';
import type { DamageMatter } from '../../../lib/http/answers.js';
import { useLanguage } from '../../../lib/i18n/language.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Panel } from '../../../ui/content/panel.js';
import { DamagePhotos } from './damage-photos.js';

/** What people saw there who had no shift, in their words and with their photos: it may move the damage upon somebody. */
export function SeenBefore({ matter: { damage, bracket } }: { readonly matter: DamageMatter }) {
  const text = useText();
  const times = useTimes();
  const { language } = useLanguage();
  if (!bracket || bracket.sightings.length === 0) return null;
  return (
    <Panel title={text('bracket.seenBefore')}>
      {damage.place === null && <p className="text-soft mb-3">{text('bracket.seenBeside')}</p>}
      <ul className="grid gap-4 m-0 p-0 list-none">
        {bracket.sightings.map(({ id, at, place, words }) => (
          <li key={id} className="break-inside-avoid">
            <p className="text-soft text-sm tabular-nums">
              {times.instant(at)}
              {place && `, ${placeWords(place)[language]}`}
            </p>
            <p className="wrap-anywhere whitespace-pre-line">
              {words === null ? <span className="text-soft">{text('bracket.erased')}</span> : <bdi>{words}</bdi>}
            </p>
            <DamagePhotos damageId={damage.id} sightingId={id} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
