import { type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../config/paths.js';
import type { Agreement } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { ProgressBar } from '../../../ui/feedback/progress-bar.js';
import { StickyBar } from '../../../ui/sticky-bar.js';
import { useReadingProgress } from './use-reading-progress.js';

interface Props {
  readonly agreement: Agreement;
  readonly document: RefObject<HTMLElement | null>;
}

/** Leads to the signature from anywhere in the text, and shows how much of it was on the screen. */
export function SignBar({ agreement: { bookingId, status }, document }: Props) {
  const text = useText();
  const navigate = useNavigate();
  const percent = useReadingProgress(document);
  return (
    <StickyBar>
      <ProgressBar percent={percent} label={text('agreement.read', { percent })} thin />
      <Button
        look="primary"
        wide
        disabled={status !== 'approved'}
        onClick={() => void navigate(paths.signature(bookingId))}
      >
        {text('agreement.sign')}
      </Button>
    </StickyBar>
  );
}
