import type { PhotoSide } from '@rigbook/contracts/licences/licence.words';
import { useId } from 'react';
import { touchScreen, useMediaQuery } from '../../../lib/device/use-media-query.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { PhotoPicker } from './photo-picker.js';
import { PhotoPreview } from './photo-preview.js';
import { SendingProgress } from './sending-progress.js';
import styles from './upload-photo.module.css';
import type { PhotoUpload } from './use-photo-upload.js';

interface Props {
  readonly side: PhotoSide;
  readonly upload: PhotoUpload;
  readonly onPick: (files: readonly File[]) => void;
  readonly onOpen: () => void;
}

/** One side of the license: its photo, or the ways to add one. On a phone that includes the camera. */
export function PhotoSlot({ side, upload, onPick, onOpen }: Props) {
  const text = useText();
  const titleId = useId();
  const hasCamera = useMediaQuery(touchScreen);
  const { photo } = upload;
  return (
    <section className={styles.slot} aria-labelledby={titleId}>
      <h3 id={titleId}>{text(`licence.${side}`)}</h3>
      <div className={styles.frame} data-stage={photo.stage}>
        {photo.stage === 'empty' ? (
          <Icon name="image" size={32} />
        ) : (
          <PhotoPreview src={photo.preview} alt={text(`licence.preview.${side}`)} />
        )}
      </div>
      <div className="grid gap-2">
        {photo.stage === 'sending' && <SendingProgress photo={photo} />}
        {photo.stage === 'uploaded' && (
          <p className={styles.uploaded}>
            <Icon name="check" /> {text(`licence.uploaded.${side}`)}
          </p>
        )}
        {photo.stage === 'failed' && (
          <p className="flex gap-1.5 items-center font-semibold text-(--danger)">
            <Icon name="alert" /> {text('licence.notUploaded')}
          </p>
        )}
        {photo.stage === 'empty' && hasCamera && (
          <PhotoPicker
            camera
            look="primary"
            label={text('licence.takePhoto')}
            aria-label={text(`licence.takePhoto.${side}`)}
            onPick={onPick}
          />
        )}
        <Button
          icon={photo.stage === 'empty' ? <Icon name="upload" /> : undefined}
          look={photo.stage === 'empty' ? 'plain' : 'quiet'}
          onClick={onOpen}
        >
          {text(photo.stage === 'uploaded' ? `licence.replace.${side}` : `licence.upload.${side}`)}
        </Button>
      </div>
    </section>
  );
}
