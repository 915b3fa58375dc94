import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.js';
import { Icon } from '../../../ui/icon.js';
import styles from './top-bar.module.css';

/** Opens what has no place in the bar of a phone; closes on a choice, beside it and with Escape. */
export function BarMenu({ children }: { children: ReactNode }) {
  const text = useText();
  const id = useId();
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return undefined;
    const pointed = (event: PointerEvent) => {
      if (!frame.current?.contains(event.target as Node)) setOpen(false);
    };
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', pointed);
    document.addEventListener('keydown', pressed);
    return () => {
      document.removeEventListener('pointerdown', pointed);
      document.removeEventListener('keydown', pressed);
    };
  }, [open]);

  return (
    <div ref={frame} className={styles.menu}>
      <button
        ref={button}
        type="button"
        className={`${styles.item} ${styles.iconOnly}`}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'close' : 'menu'} size={24} />
        <span className={styles.visuallyHidden}>{text('shell.menu')}</span>
      </button>
      <div
        id={id}
        className={styles.sheet}
        hidden={!open}
        onClick={(event) => {
          if ((event.target as HTMLElement).closest('a') !== null) setOpen(false);
        }}
      >
        {children}
      </div>
    </div>
  );
}
