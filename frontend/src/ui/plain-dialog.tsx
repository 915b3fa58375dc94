import Window from '@rc-component/dialog';
import { type SyntheticEvent, type ReactNode, type Ref, useEffect, useRef } from 'react';
import styles from './dialog.module.css';
import { useText } from '../lib/i18n/use-text.js';
import { Icon } from './icon.js';
import { useFilled } from './use-filled.js';
import { useFocusBack } from './use-focus-back.js';

interface Props {
  readonly title: ReactNode;
  /** Without it the dialog cannot be dismissed: no close button, no Escape, no click outside. */
  readonly onClose?: (() => void) | undefined;
  readonly width?: number;
  /** For short forms that begin with typing: in the first field that is empty. */
  readonly focusFirstField?: boolean;
  readonly children: ReactNode;
}

const { mask = '', window: wrapper = '', box: container = '', header = '', title = '', body = '', close = '' } = styles;
const parts = { mask, wrapper, container, header, title, body, close };

/**
 * A dialog on a desktop, a full-height sheet on a phone. Its buttons are part of its content. For what has no fields of antd inside:
 * antd's own dialog is made of the same window, but takes all of antd along.
 */
export function PlainDialog({ title, onClose, width = 520, focusFirstField = false, children }: Props) {
  const text = useText();
  const content = useRef<HTMLDivElement>(null);
  const isFilled = useFilled();
  useFocusBack();
  useEffect(() => {
    if (isFilled && focusFirstField) focusFirst(content.current);
  }, [isFilled, focusFirstField]);
  return (
    <Window
      visible
      title={title}
      width={width}
      closable={onClose !== undefined && { closeIcon: <Icon name="close" />, 'aria-label': text('dialog.close') }}
      maskClosable={false}
      keyboard={onClose !== undefined}
      onClose={() => onClose?.()}
      afterOpenChange={(open) => open && focusFirstField && focusFirst(content.current)}
      className={styles.dialog ?? ''}
      classNames={parts}
    >
      <div ref={content} className={styles.content} aria-busy={!isFilled || undefined}>
        {isFilled && children}
      </div>
    </Window>
  );
}

/** A fast person already types elsewhere in it before the dialog opens. */
function focusFirst(content: HTMLElement | null): void {
  if (!content || content.contains(document.activeElement)) return;
  const fields = [...content.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
}

interface FormProps {
  readonly ref?: Ref<HTMLFormElement>;
  readonly onSubmit: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** The form inside a dialog. Its rules show their messages, not the browser's bubbles. */
export function DialogForm({ ref, onSubmit, children }: FormProps) {
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <form ref={ref} onSubmit={submit} noValidate className={styles.form}>
      {children}
    </form>
  );
}

/** The buttons of a dialog; on a phone they stay within reach of the thumb. */
export function Actions({ children }: { children: ReactNode }) {
  return (
    <div className={styles.actions} data-clear-of-toasts>
      {children}
    </div>
  );
}
