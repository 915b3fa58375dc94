import { useText } from '../../../lib/i18n/use-text.js';
import { ProgressBar } from '../../../ui/feedback/progress-bar.js';
import type { PhotoState } from './use-photo-upload.js';

/** How much of the photo was sent, and whether this is a retry. */
export function SendingProgress({ photo }: { photo: PhotoState & { stage: 'sending' } }) {
  const text = useText();
  const words = text(photo.again ? 'licence.sendingAgain' : 'licence.sending', { percent: photo.percent });
  return (
    <div className="grid gap-1.5 w-full tabular-nums">
      <p>{words}</p>
      <ProgressBar percent={photo.percent} label={words} />
    </div>
  );
}
