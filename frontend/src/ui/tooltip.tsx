import { useEffect, useRef, useState, type FocusEvent, type PointerEvent, type ReactElement } from 'react';
import styles from './tooltip.module.css';

/** In milliseconds. */
const DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

interface Props {
  readonly text: string;
  /** The edge of the control where it begins, so that it stays on the screen. */
  readonly from?: 'start' | 'end';
  readonly children: ReactElement;
}

let lastShownAt = -Infinity;

/**
 * What a control without text, or with shortened text, is for. Only visual: the control has its own name for screen
 * readers. For pointer and keyboard, not for touch. A library's would add 19 kB to the first load.
 */
export function Tooltip({ text, from = 'end', children }: Props) {
  const [shown, setShown] = useState(false);
  const pressed = useRef(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  const leave = () => {
    pressed.current = false;
    hide();
  };
  const hide = () => {
    clearTimeout(waiting.current);
    setShown(false);
  };
  const point = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return;
    const isNext = Date.now() - lastShownAt < SKIP_DELAY_MS;
    if (isNext) setShown(true);
    else waiting.current = setTimeout(() => setShown(true), DELAY_MS);
  };
  const press = () => {
    pressed.current = true;
    hide();
  };
  const focus = ({ target }: FocusEvent) => {
    if (!pressed.current && target.matches(':focus-visible')) setShown(true);
  };

  useEffect(() => () => clearTimeout(waiting.current), []);
  useEffect(() => {
    if (!shown) return undefined;
    const type = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setShown(false);
    };
    document.addEventListener('keydown', type);
    return () => {
      lastShownAt = Date.now();
      document.removeEventListener('keydown', type);
    };
  }, [shown]);

  return (
    <span
      className="relative inline-flex"
      onPointerEnter={point}
      onPointerLeave={leave}
      onPointerDown={press}
      onFocus={focus}
      onBlur={hide}
    >
      {children}
      {shown && (
        <span className={styles.place} data-from={from} aria-hidden>
          <span role="tooltip" className={styles.tooltip}>
            {text}
          </span>
        </span>
      )}
    </span>
  );
}
