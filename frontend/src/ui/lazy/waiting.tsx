import type { Stage } from '../../lib/lazy/use-part.js';
import { useText } from '../../lib/i18n/use-text.js';
import { useNewVersion } from '../../lib/new-version.js';
import { Button } from '../button.js';
import { Icon } from '../icon.js';
import { Logo } from '../logo.js';

interface Props {
  readonly stage: Stage;
  readonly again: () => void;
  readonly onClose?: (() => void) | undefined;
  /** It stands in for a whole screen, which has a heading. */
  readonly isScreen?: boolean;
}

/** What a person sees of a part that is still loading or could not be loaded. */
export function Waiting({ stage, again, onClose, isScreen = false }: Props) {
  const text = useText();
  const loadNewVersion = useNewVersion();
  const failed = stage === 'failed';
  const outdated = failed && loadNewVersion !== undefined;
  const Sentence = isScreen ? 'h1' : 'p';
  return (
    <div className="grid justify-items-center content-center gap-4 min-h-[160px] py-6 text-center">
      {failed ? <Icon name={outdated ? 'refresh' : 'alert'} size={28} /> : <Logo size={48} turning />}
      <div role={failed ? 'alert' : 'status'} className="max-w-[48ch]">
        <Sentence className="[font:inherit] tracking-normal">
          {text(outdated ? 'version.ready' : failed ? 'lazy.failed' : stage === 'long' ? 'lazy.long' : 'app.loading')}
        </Sentence>
      </div>
      {(failed || stage === 'long') && (
        <p className="flex flex-wrap justify-center gap-3">
          <Button look="primary" onClick={outdated ? loadNewVersion : again}>
            {text(outdated ? 'version.load' : 'error.tryAgain')}
          </Button>
          {onClose && <Button onClick={onClose}>{text('dialog.close')}</Button>}
        </p>
      )}
    </div>
  );
}
