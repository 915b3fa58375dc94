import { shownStickerCode } from '@rigbook/contracts/fleet/sticker-code';
import { paths } from '../../../../config/paths.js';
import type { FleetVehicle } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { QrCode } from '../../../../ui/content/qr-code.js';
import styles from './stickers.module.css';

export type WithCode = FleetVehicle & { readonly stickerCode: string };

interface Props {
  readonly vehicle: WithCode;
  readonly organization: string | undefined;
}

/** As it is printed: black on white in both themes. */
export function StickerLabel({ vehicle, organization }: Props) {
  const text = useText();
  const address = new URL(paths.sticker(vehicle.stickerCode), window.location.origin).href;
  return (
    <article className={styles.label} aria-label={vehicle.name}>
      <QrCode address={address} size="36mm" label={text('stickers.qr', { vehicle: vehicle.name })} />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <bdi>{vehicle.name}</bdi>
        </h2>
        <p>
          <bdi>{vehicle.type}</bdi>
        </p>
        <p className={styles.code} dir="ltr">
          {shownStickerCode(vehicle.stickerCode)}
        </p>
        <p className={styles.small}>{text('stickers.scan')}</p>
        <p className={styles.small}>
          <bdi>{organization}</bdi>
        </p>
      </div>
    </article>
  );
}
