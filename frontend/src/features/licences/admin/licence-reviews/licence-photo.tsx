import type { PhotoSide } from '@rigbook/contracts/licences/licence.words';
import { Image } from 'antd';
import { useState } from 'react';
import { useErrorText } from '../../../../lib/http/error-text.js';
import { useText, type MessageId } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Icon, type IconName } from '../../../../ui/icon.js';
import styles from './licence-reviews.module.css';
import { useLicencePhoto } from './use-licence-photo.js';

interface Props {
  readonly licenceId: string;
  readonly side: PhotoSide;
}

type ZoomAction = 'onZoomOut' | 'onZoomIn' | 'onRotateRight' | 'onReset';

const zoomActions = [
  ['onZoomOut', 'minus', 'reviews.zoomOut'],
  ['onZoomIn', 'plus', 'reviews.zoomIn'],
  ['onRotateRight', 'refresh', 'reviews.rotate'],
  ['onReset', 'image', 'reviews.fit'],
] as const satisfies readonly (readonly [ZoomAction, IconName, MessageId])[];

/** A photo of one side; pressed, it fills the screen and can be brought closer, turned and moved about. */
export function LicencePhoto({ licenceId, side }: Props) {
  const text = useText();
  const errorText = useErrorText();
  const { src, error, reload } = useLicencePhoto(licenceId, side);
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const isBroken = src !== undefined && src === brokenSrc;
  return (
    <figure className={styles.photo}>
      <figcaption>{text(`licence.${side}`)}</figcaption>
      {error !== null || isBroken ? (
        <div className={styles.noPhoto} role="alert">
          <Icon name="alert" size={28} />
          <p>{text('reviews.photoMissing')}</p>
          {error !== null && <p>{errorText(error)}</p>}
          <Button onClick={reload}>{text('error.tryAgain')}</Button>
        </div>
      ) : src === undefined ? (
        <div className={styles.noPhoto} role="status">
          {text('app.loading')}
        </div>
      ) : (
        <Image
          src={src}
          alt={text(`reviews.photoOf.${side}`)}
          classNames={{ root: styles.picture ?? '', image: styles.image ?? '', cover: styles.cover ?? '' }}
          onError={() => setBrokenSrc(src)}
          preview={{
            cover: { coverNode: text('reviews.enlarge'), placement: 'bottom' },
            closeIcon: (
              <span role="img" aria-label={text('dialog.close')}>
                <Icon name="close" />
              </span>
            ),
            actionsRender: (_, { actions }) => (
              <div className={styles.zoom}>
                {zoomActions.map(([action, icon, label]) => (
                  <Button key={action} icon={<Icon name={icon} />} aria-label={text(label)} onClick={actions[action]} />
                ))}
              </div>
            ),
          }}
        />
      )}
    </figure>
  );
}
