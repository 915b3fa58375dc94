import type { PhotoSide } from '@rigbook/contracts/licences/licence.words';
import { Image } from 'antd';
import { useState } from 'react';
import { useText, type MessageId } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Icon, type IconName } from '../../../ui/icon.js';
import styles from './licence-reviews.module.css';

interface Props {
  readonly side: PhotoSide;
  readonly path: string;
}

type ZoomAction = 'onZoomOut' | 'onZoomIn' | 'onRotateRight' | 'onReset';

const zoomActions = [
  ['onZoomOut', 'minus', 'reviews.zoomOut'],
  ['onZoomIn', 'plus', 'reviews.zoomIn'],
  ['onRotateRight', 'refresh', 'reviews.rotate'],
  ['onReset', 'image', 'reviews.fit'],
] as const satisfies readonly (readonly [ZoomAction, IconName, MessageId])[];

/** A photo of one side; pressed, it fills the screen and can be brought closer, turned and moved about. */
export function LicencePhoto({ side, path }: Props) {
  const text = useText();
  const [failed, setFailed] = useState(false);
  return (
    <figure className={styles.photo}>
      <figcaption>{text(`licence.${side}`)}</figcaption>
      {failed ? (
        <div className={styles.noPhoto} role="alert">
          <Icon name="alert" size={28} />
          <p>{text('reviews.photoMissing')}</p>
          <Button onClick={() => setFailed(false)}>{text('error.tryAgain')}</Button>
        </div>
      ) : (
        <Image
          src={path}
          alt={text(`reviews.photoOf.${side}`)}
          classNames={{ root: styles.picture ?? '', image: styles.image ?? '', cover: styles.cover ?? '' }}
          onError={() => setFailed(true)}
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
