import { Modal } from 'antd';
import { useRef, type SyntheticEvent, type ReactNode, type Ref } from 'react';
import styles from './dialog.module.css';
import { AntdRoot } from './theme/antd-root.js';
import { useFocusBack } from './use-focus-back.js';

interface Props {
  readonly title: ReactNode;
  /** Without it the dialog blocks: no cross, no Escape, no click beside it. */
  readonly onClose?: (() => void) | undefined;
  readonly width?: number;
  /** For short forms that begin with typing. */
  readonly focusFirstField?: boolean;
  readonly children: ReactNode;
}

/** A dialog on a desk, a full-height sheet on a phone. Its buttons are part of its content. */
export function Dialog({ title, onClose, width = 520, focusFirstField = false, children }: Props) {
  const content = useRef<HTMLDivElement>(null);
  useFocusBack();
  const opened = (open: boolean) => {
    // who is quicker than the dialog's opening already types elsewhere
    const isTaken = content.current?.contains(document.activeElement) ?? false;
    if (!open || !focusFirstField || isTaken) return;
    content.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  };
  return (
    <AntdRoot>
      <Modal
        title={title}
        open
        width={width}
        footer={null}
        centered
        rootClassName={styles.dialog ?? ''}
        closable={onClose !== undefined}
        mask={{ closable: false }}
        keyboard={onClose !== undefined}
        onCancel={() => onClose?.()}
        afterOpenChange={opened}
      >
        <div ref={content} className={styles.content}>
          {children}
        </div>
      </Modal>
    </AntdRoot>
  );
}

interface FormProps {
  readonly ref?: Ref<HTMLFormElement>;
  readonly onSubmit: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** The form that a dialog consists of; its rules speak for themselves, not through the browser's bubbles. */
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

/** The buttons of a dialog; on a phone they stay at the thumb. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
