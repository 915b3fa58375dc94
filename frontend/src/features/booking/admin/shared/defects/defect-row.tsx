import type { Day } from '@rigbook/contracts/kernel/time';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { paths } from '../../../../../config/paths.js';
import { useLanguage } from '../../../../../lib/i18n/language.js';
import { usePerson } from '../../../../../lib/i18n/use-person.js';
import { useText } from '../../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../../lib/time/use-times.js';
import { Button } from '../../../../../ui/button.js';
import { StatusTag, type StatusHue } from '../../../../../ui/content/status-tag.js';
import type { IconName } from '../../../../../ui/icon.js';
import { VehicleName } from '../../../../fleet/shared/vehicle-name.js';
import { lazyDialog } from '../../../../../ui/lazy/lazy-dialog.js';
import { lazyExtra } from '../../../../../ui/lazy/lazy-extra.js';
import { DefectPhotos } from '../../../shared/defect-photos.js';
import type { Defect } from '../../api/defects.js';

const EraseSeenDialog = lazyDialog(async () => (await import('./erase-seen-dialog.js')).EraseSeenDialog, ['history']);
const SeenPhotos = lazyExtra(async () => (await import('./seen-photos.js')).SeenPhotos);

const looks: Readonly<Record<Defect['state'], { readonly hue: StatusHue; readonly icon: IconName }>> = {
  open: { hue: 'red', icon: 'alert' },
  acknowledged: { hue: 'orange', icon: 'eye' },
  planned: { hue: 'blue', icon: 'calendar' },
  fixed: { hue: 'green', icon: 'check' },
  declined: { hue: 'grey', icon: 'ban' },
};

interface Props {
  readonly defect: Defect;
  readonly withVehicle: boolean;
  readonly onOpen: () => void;
}

/** What is wrong, where it stands, and each step with who took it. */
export function DefectRow({ defect, withVehicle, onOpen }: Props) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  const { language } = useLanguage();
  const { vehicle, bookingId, occasion, isCritical, words, reading, expiresOn, state, plannedOn, steps } = defect;
  const [erasesWords, setErasesWords] = useState(false);
  const label = defect.label[language];
  const photosAt = `/api/bookings/${bookingId}/damage-photos`;
  return (
    <li className="grid gap-1 break-inside-avoid wrap-anywhere">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {withVehicle && (
          <strong>
            <VehicleName vehicle={vehicle} />
          </strong>
        )}
        <strong>
          <bdi>{label}</bdi>
        </strong>
        <StatusTag {...looks[state]}>{text(`upkeep.state.${state}`)}</StatusTag>
        {isCritical && (
          <StatusTag hue="red" icon="alert">
            {text('checks.critical')}
          </StatusTag>
        )}
        {plannedOn !== null && <span>{text('upkeep.forDay', { day: times.fullDay(plannedOn as Day) })}</span>}
      </p>
      {words !== '' && (
        <p className="whitespace-pre-line">
          <bdi>{words}</bdi>
        </p>
      )}
      {(reading !== null || expiresOn !== null) && (
        <p>
          {reading !== null && text('defects.reading', { number: String(reading) })}{' '}
          {expiresOn !== null && text('defects.expiresOn', { day: times.fullDay(expiresOn as Day) })}
        </p>
      )}
      <p className="text-soft text-sm">
        {text(`upkeep.found.${occasion}`, {
          time: times.instantInSentence(defect.reportedAt),
          person: person(defect.reportedBy),
        })}
        {bookingId !== null && defect.photoIds.length > 0 && (
          <> · {text('upkeep.photos', { count: defect.photoIds.length })}</>
        )}
      </p>
      {bookingId === null && defect.photoIds.length > 0 && <SeenPhotos defectId={defect.id} />}
      {bookingId !== null && <DefectPhotos photos={defect.photos} at={photosAt} />}
      <Steps steps={steps} photosAt={photosAt} />
      <p className="flex flex-wrap items-center gap-x-4 print:hidden">
        <Button small aria-label={text('upkeep.doNamed', { defect: label })} onClick={onOpen}>
          {text('upkeep.do')}
        </Button>
        {words !== '' && (
          <Button
            small
            danger
            look="quiet"
            aria-label={text('upkeep.eraseWordsNamed', { defect: label })}
            onClick={() => setErasesWords(true)}
          >
            {text('upkeep.eraseWordsOpen')}
          </Button>
        )}
        {bookingId !== null && (
          <Link className="inline-flex items-center min-h-(--target)" to={paths.history(bookingId)}>
            {text('upkeep.record')}
          </Link>
        )}
      </p>
      {erasesWords && <EraseSeenDialog defectId={defect.id} onClose={() => setErasesWords(false)} />}
    </li>
  );
}

function Steps({ steps, photosAt }: Pick<Defect, 'steps'> & { readonly photosAt: string }) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  const { formatNumber } = useIntl();
  if (steps.length === 0) return null;
  return (
    <ol className="grid gap-1 text-sm" aria-label={text('upkeep.history')}>
      {steps.map(({ to, at, by, note, plannedOn, costCents, photoIds, photos }) => (
        <li key={at}>
          {[
            text(`upkeep.step.${to}`, { time: times.instantInSentence(at), person: person(by) }),
            plannedOn !== null && text('upkeep.forDay', { day: times.fullDay(plannedOn as Day) }),
            costCents !== null &&
              text('upkeep.cost', { amount: formatNumber(costCents / 100, { minimumFractionDigits: 2 }) }),
            photoIds.length > 0 && text('upkeep.photos', { count: photoIds.length }),
          ]
            .filter(Boolean)
            .join(' · ')}
          {note !== null && (
            <>
              {': '}
              <bdi>{note}</bdi>
            </>
          )}
          <DefectPhotos photos={photos} at={photosAt} />
        </li>
      ))}
    </ol>
  );
}
