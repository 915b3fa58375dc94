import type { ComponentProps } from 'react';
import styles from './native-text.module.css';

type Control<Element extends 'input' | 'textarea'> = ComponentProps<Element> & { status?: 'error' | '' };

/** A field of the device in our design, where antd is not loaded. */
export const NativeInput = ({ status: _status, ...props }: Control<'input'>) => (
  <input {...props} className={styles.text} />
);

/** Several lines. */
export const NativeTextArea = ({ status: _status, ...props }: Control<'textarea'>) => (
  <textarea {...props} className={styles.text} />
);
