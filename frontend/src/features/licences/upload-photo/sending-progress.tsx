import { useText } from '../../../lib/i18n/use-text.js';
import { ProgressBar } from '../../../ui/feedback/progress-bar.js';
import styles from './upload-photo.module.css';
import type { PhotoState } from './use-photo-upload.js';

/** How much of the photo is on its way, and that it is tried again. */
export function SendingProgress({ photo }: { photo: PhotoState & { stage: 'sending' } }) {
  const text = useText();
  const words = text(photo.again ? 'licence.sendingAgain' : 'licence.sending', { percent: photo.percent });
  return (
    <div className={styles.progress}>
      <p>{words}</p>
      <ProgressBar percent={photo.percent} label={words} />
    </div>
  );
}
