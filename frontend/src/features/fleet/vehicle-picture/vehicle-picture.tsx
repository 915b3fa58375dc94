import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.js';
import { isPhoto, photos } from './photos.js';
import { pictureOf, type PhotoName } from './picture-of.js';
import { VehicleIcon } from './vehicle-icon.js';
import styles from './vehicle-picture.module.css';

interface Shown {
  readonly name: string;
  readonly type: string;
}

/** A photo or a drawn icon of the kind of vehicle it is. */
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

/** The vehicle's name stands in for a photo that does not load. */
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
      className={styles.photo}
      src={photos[photo]}
      alt={label}
      onError={() => {
        // oxlint-disable-next-line no-console -- a picture that fails is to be logged, and the browser's console is all there is
        console.error(`The picture ${photo} of ${vehicleName} did not load`);
        setMissing(true);
      }}
    />
  );
}
