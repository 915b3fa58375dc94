import { PHOTO_MAX_BYTES } from '@rigbook/contracts/licences/photo.limits';
import { type PhotoSide } from '@rigbook/contracts/licences/licence.words';
import { useState, type DragEvent } from 'react';
import { touchScreen, useMediaQuery } from '../../../lib/device/use-media-query.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Actions, Dialog } from '../../../ui/dialog.js';
import { Icon } from '../../../ui/icon.js';
import { Notice } from '../../../ui/content/notice.js';
import styles from './upload-photo.module.css';
import { PhotoPicker } from './photo-picker.js';
import { PhotoPreview } from './photo-preview.js';
import { SendingProgress } from './sending-progress.js';
import { type PhotoUpload, type PhotoNotice } from './use-photo-upload.js';
import { useIsReachable } from '../../../lib/connection/use-connection.js';

const looks = {
  error: { hue: 'orange', icon: 'alert' },
  success: { hue: 'green', icon: 'check' },
  info: { hue: 'blue', icon: 'info' },
} as const;

/** The uploader's notices, shown briefly and read aloud; the one about a lost connection stays until it is back. */
function PhotoNotices({ notices }: { notices: readonly PhotoNotice[] }) {
  const text = useText();
  const reachable = useIsReachable();
  return (
    <div role="status" className="grid gap-2">
      {!reachable && (
        <Notice {...looks.error}>
          <p>{text('licence.notice.offline')}</p>
        </Notice>
      )}
      {notices.map(({ tone, message }, index) => (
        <Notice key={index} {...looks[tone]}>
          <p>{message}</p>
        </Notice>
      ))}
    </div>
  );
}

const MEGABYTE = 1_048_576;

interface Props {
  readonly side: PhotoSide;
  readonly upload: PhotoUpload;
  readonly onPick: (files: readonly File[]) => void;
  readonly onClose: () => void;
}

/** Takes the photo of one side: dropped, from the camera, or from a file. */
export function PhotoDialog({ side, upload, onPick, onClose }: Props) {
  const text = useText();
  const hasCamera = useMediaQuery(touchScreen);
  const [over, setOver] = useState(false);
  const { photo } = upload;

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onPick([...event.dataTransfer.files]);
  };

  return (
    <Dialog title={text(`licence.upload.${side}`)} width={480} onClose={onClose}>
      <p>{text('licence.limits', { megabytes: PHOTO_MAX_BYTES / MEGABYTE })}</p>
      <div
        className={styles.dropZone}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {photo.stage === 'empty' ? (
          <Icon name="image" size={40} />
        ) : (
          <PhotoPreview src={photo.preview} alt={text(`licence.preview.${side}`)} />
        )}
        {photo.stage === 'sending' ? (
          <SendingProgress photo={photo} />
        ) : (
          <>
            {photo.stage === 'uploaded' && (
              <p className={styles.uploaded}>
                <Icon name="check" /> {text(`licence.uploaded.${side}`)}
              </p>
            )}
            {!hasCamera && <p className="text-soft">{text('licence.dropHere')}</p>}
            <div className="flex flex-wrap justify-center gap-3">
              {hasCamera && <PhotoPicker camera look="primary" label={text('licence.takePhoto')} onPick={onPick} />}
              <PhotoPicker
                label={text(photo.stage === 'empty' ? 'licence.choosePhoto' : 'licence.chooseAnother')}
                onPick={onPick}
              />
            </div>
          </>
        )}
      </div>
      <PhotoNotices notices={upload.notices} />
      {photo.stage === 'failed' && (
        <Notice hue="red" icon="alert" live>
          <p dir="auto">{photo.reason}</p>
        </Notice>
      )}
      <Actions>
        {photo.stage === 'sending' && <Button onClick={upload.remove}>{text('licence.stop')}</Button>}
        {photo.stage === 'failed' && photo.mayPass && (
          <Button look="primary" onClick={upload.retry}>
            {text('error.tryAgain')}
          </Button>
        )}
        <Button onClick={onClose}>{text('dialog.close')}</Button>
      </Actions>
    </Dialog>
  );
}
