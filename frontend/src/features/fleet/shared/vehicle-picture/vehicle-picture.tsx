import { useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.js';
import { isPhoto, photos } from './photos.js';
import { pictureOf, type PhotoName, type VehicleIconName } from './picture-of.js';
import styles from './vehicle-picture.module.css';

/** What distinguishes the two: a heartbeat, or a cross. */
const marks: Readonly<Record<VehicleIconName, string>> = {
  'als-icon': 'M40 42h10l5-13 9 24 6-16 4 5h10',
  'bls-icon': 'M57 24h10v10h10v10H67v10H57V44H47V34h10Z',
};

interface Shown {
  readonly name: string;
  readonly type: string;
}

/** A photo of the vehicle, or a drawn icon of its kind. */
export function VehiclePicture({ vehicle }: { vehicle: Shown }) {
  const text = useText();
  const picture = pictureOf(vehicle);
  const label = text(`picture.${picture}`);
  return isPhoto(picture) ? (
    <Photo key={picture} photo={picture} label={label} vehicleName={vehicle.name} />
  ) : (
    <VehicleIcon name={picture} label={label} />
  );
}

interface PhotoProps {
  readonly photo: PhotoName;
  readonly label: string;
  readonly vehicleName: string;
}

/** The vehicle's name replaces a photo that does not load. */
function Photo({ photo, label, vehicleName }: PhotoProps) {
  const [missing, setMissing] = useState(false);
  if (missing)
    return (
      <div className={styles.missing} role="img" aria-label={vehicleName}>
        <bdi>{vehicleName}</bdi>
      </div>
    );
  return (
    <img
      className="block w-full h-full object-contain"
      src={photos[photo]}
      alt={label}
      onError={() => {
        // oxlint-disable-next-line no-console -- a failed picture should be logged, and the console is the only place for it
        console.error(`The picture ${photo} of ${vehicleName} did not load`);
        setMissing(true);
      }}
    />
  );
}

/** An ambulance in outline, for vehicles without a photo. */
function VehicleIcon({ name, label }: { name: VehicleIconName; label: string }) {
  return (
    <svg viewBox="0 0 164 96" className={styles.icon} data-picture={name} role="img" aria-label={label}>
      <path d="M28 74H16V22a5 5 0 0 1 5-5h87a4 4 0 0 1 4 4v53H56 M112 33h16l15 19 9 6v16h-12 M119 41v13h17 M70 17v-6h18v6" />
      <circle cx="42" cy="76" r="11" />
      <circle cx="126" cy="76" r="11" />
      <path d={marks[name]} />
    </svg>
  );
}
