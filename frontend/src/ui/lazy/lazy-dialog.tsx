import { useLayoutEffect, useRef, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import type { WordSet } from '../../lib/i18n/words-of-screens.js';
import { isAfterPress } from '../../lib/device/is-after-press.js';
import { part } from '../../lib/lazy/part.js';
import { usePart } from '../../lib/lazy/use-part.js';
import { useText } from '../../lib/i18n/use-text.js';
import styles from './lazy-dialog.module.css';
import { Waiting } from './waiting.js';

interface DialogProps {
  readonly onClose?: () => void;
}

/**
 * A dialog with a file of its own. A frame stands in its place at once, until the dialog has loaded and rendered; what opened it stays as
 * it is.
 */
export function lazyDialog<Props extends object>(
  read: () => Promise<ComponentType<Props>>,
  words: readonly WordSet[] = [],
) {
  const dialog = part(read);
  // also one that has loaded renders after the press is answered; one that the address opens shows with the page
  const opening = { ...dialog, loaded: () => (isAfterPress() ? undefined : dialog.loaded()) };
  function LazyDialog(props: Props) {
    const { again, ...state } = usePart(opening, words);
    if ('Loaded' in state) return <state.Loaded {...props} />;
    if (state.stage === 'quiet') return createPortal(<Quiet />, document.body);
    return <Frame stage={state.stage} again={again} onClose={(props as DialogProps).onClose} />;
  }
  return Object.assign(LazyDialog, { prefetch: dialog.prefetch, load: dialog.load });
}

/** Answers the press. The focus stays with what opened it, for the dialog to give it back. */
const Quiet = () => (
  <div className={styles.quiet} aria-hidden data-opening>
    <div className={styles.frame} />
  </div>
);

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
