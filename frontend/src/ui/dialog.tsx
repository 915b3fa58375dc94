import { Modal } from 'antd';
import type { ReactNode } from 'react';
import styles from './dialog.module.css';
import { AntdRoot } from './theme/antd-root.js';

interface Props {
  readonly title: ReactNode;
  readonly open?: boolean;
  /** Without it the dialog blocks: no cross, no Escape, no click beside it. */
  readonly onClose?: (() => void) | undefined;
  readonly width?: number;
  readonly children: ReactNode;
}

/** A dialog on a desk, a full-height sheet on a phone. Its buttons are part of its content. */
export function Dialog({ title, open = true, onClose, width = 520, children }: Props) {
  return (
    <AntdRoot>
      <Modal
        title={title}
        open={open}
        width={width}
        footer={null}
        centered
        destroyOnHidden
        rootClassName={styles.dialog ?? ''}
        closable={onClose !== undefined}
        mask={{ closable: false }}
        keyboard={onClose !== undefined}
        onCancel={() => onClose?.()}
      >
        {children}
      </Modal>
    </AntdRoot>
  );
}

/** The buttons of a dialog or form; on a phone they stay at the thumb. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
