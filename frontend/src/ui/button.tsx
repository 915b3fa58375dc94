import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';
import { Icon } from './icon.js';

interface Props extends Omit<ComponentProps<'button'>, 'className' | 'style'> {
  /** A screen has one primary button; quiet ones are for rare actions. */
  readonly look?: 'primary' | 'plain' | 'quiet';
  readonly danger?: boolean;
  /** In progress: says so, keeps the focus, and cannot be pressed again. */
  readonly busy?: boolean;
  readonly icon?: ReactNode;
  readonly small?: boolean;
  readonly wide?: boolean;
}

/** Not antd's, which would bring its style engine into the first load. */
export function Button({
  look = 'plain',
  danger = false,
  busy = false,
  icon,
  small = false,
  wide = false,
  type = 'button',
  children,
  onClick,
  'aria-disabled': disabledFor,
  ...rest
}: Props) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={styles.button}
      data-look={look}
      data-danger={danger || undefined}
      data-small={small || undefined}
      data-wide={wide || undefined}
      data-icon-only={children === undefined || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || disabledFor}
      onClick={press}
    >
      {busy ? (
        <span className={styles.spinner}>
          <Icon name="refresh" />
        </span>
      ) : (
        icon
      )}
      {children}
    </button>
  );
}
