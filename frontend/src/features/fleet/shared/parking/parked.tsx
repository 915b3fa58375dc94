import { degreesOf, mapLink, mapOpenerOf, type ParkedPosition } from '@rigbook/contracts/booking/shift/parked-position';
import { useLanguage } from '../../../../lib/i18n/language.js';

interface Props {
  readonly place: string | null;
  readonly position: ParkedPosition | null;
}

/** The place in words, and its position as a link to the map of the device. */
export function Parked({ place, position }: Props) {
  return (
    <div className="grid gap-1 justify-items-start wrap-anywhere">
      {place !== null && <bdi className="whitespace-pre-line">{place}</bdi>}
      {position !== null && <MapLink position={position} />}
    </div>
  );
}

export function MapLink({ position }: { readonly position: ParkedPosition }) {
  const { language } = useLanguage();
  const meters = new Intl.NumberFormat(language, { style: 'unit', unit: 'meter' });
  return (
    <a
      className="inline-flex items-center min-h-(--target) tabular-nums"
      href={mapLink(position, mapOpenerOf(navigator.userAgent))}
      target="_blank"
      rel="noreferrer"
    >
      <span>
        <bdi dir="ltr">{degreesOf(position).replace(',', ', ')}</bdi> (±{meters.format(position.accuracyMeters)})
      </span>
    </a>
  );
}
