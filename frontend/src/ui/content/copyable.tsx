import { useEffect, useState } from 'react';
import { useText } from '../../lib/i18n/use-text.js';
import styles from './copyable.module.css';
import { Icon } from '../icon.js';

interface Props {
  /** The label for screen readers: "SHA-256". */
  readonly name: string;
  readonly value: string;
  /** The beginning of a long value is enough to compare it. */
  readonly short?: number;
  /** The end instead, where values begin alike. */
  readonly last?: number;
}

const saidForMs = 2000;

/**
 * A machine-readable value, small, left to right, copied with a press. Without a secure connection it is only shown; on
 * paper it is shown in full.
 */
export function Copyable({ name, value, short = value.length, last = 0 }: Props) {
  const text = useText();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), saidForMs);
    return () => clearTimeout(timer);
  }, [copied]);

  const beginning = short < value.length ? `${value.slice(0, short)}…` : value;
  const shown = last > 0 ? `…${value.slice(-last)}` : beginning;
  const clipboard = (navigator as { clipboard?: Clipboard }).clipboard;
  if (clipboard === undefined)
    return (
      <bdi dir="ltr" className={styles.value}>
        {value}
      </bdi>
    );
  const copy = async () => {
    await clipboard.writeText(value);
    setCopied(true);
  };
  return (
    <button type="button" className={styles.copyable} title={value} onClick={() => void copy().catch(() => undefined)}>
      <bdi dir="ltr" className={styles.value} data-whole={value}>
        <span>{shown}</span>
      </bdi>
      <Icon name={copied ? 'check' : 'clipboard'} size={14} />
      <span className="sr-only print:hidden">{text('copy.do', { what: name })}</span>
      <span className="sr-only print:hidden" role="status">
        {copied ? text('copy.done') : ''}
      </span>
    </button>
  );
}
