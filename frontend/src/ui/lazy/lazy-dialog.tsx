import { useLayoutEffect, useRef, type ComponentType } from 'react';
import type { WordSet } from '../../lib/i18n/words-of-screens.js';
import { part } from '../../lib/lazy/part.js';
import { usePart } from '../../lib/lazy/use-part.js';
import { useText } from '../../lib/i18n/use-text.js';
import styles from './lazy-dialog.module.css';
import { Waiting } from './waiting.js';

interface DialogProps {
  readonly onClose?: () => void;
}

/**
 * A dialog with a file of its own. While that loads, or if it does not, a frame of the same size stands in its place; what opened it
 * stays as it is.
 */
export function lazyDialog<Props extends object>(
  read: () => Promise<ComponentType<Props>>,
  words: readonly WordSet[] = [],
) {
  const dialog = part(read);
  function LazyDialog(props: Props) {
    const { again, ...state } = usePart(dialog, words);
    if ('Loaded' in state) return <state.Loaded {...props} />;
    if (state.stage === 'quiet') return null;
    return <Frame stage={state.stage} again={again} onClose={(props as DialogProps).onClose} />;
  }
  return Object.assign(LazyDialog, { prefetch: dialog.prefetch, load: dialog.load });
}

function Frame(props: Parameters<typeof Waiting>[0]) {
  const text = useText();
  const frame = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = frame.current;
    dialog?.showModal();
    return () => dialog?.close(); // gives the focus back to what opened it, before the real dialog takes it
  }, []);
  return (
    <dialog
      ref={frame}
      className={styles.frame}
      aria-label={text('app.loading')}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose?.();
      }}
    >
      <Waiting {...props} />
    </dialog>
  );
}
