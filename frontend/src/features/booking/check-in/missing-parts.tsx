import { useRef } from 'react';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import styles from './missing-parts.module.css';

export interface MissingPart {
  readonly name: string;
  readonly words: string;
}

interface Props {
  readonly ticked: number;
  readonly all: number;
  readonly missing: readonly MissingPart[];
  readonly onGoTo: (name: string) => void;
}

/** One line: how much is ticked and what is still missing. Opened, it leads to each missing part. */
export function MissingParts({ ticked, all, missing, onGoTo }: Props) {
  const text = useText();
  const details = useRef<HTMLDetailsElement>(null);
  const counted = <strong>{text('checkIn.ticked', { ticked, all })}</strong>;
  if (missing.length === 0)
    return (
      <p className={styles.line}>
        {counted} <span className="flex-1 min-w-0 text-soft truncate">{text('checkIn.nothingMissing')}</span>
      </p>
    );
  const goTo = (name: string) => {
    details.current?.removeAttribute('open');
    onGoTo(name);
  };
  return (
    <details ref={details} className={styles.details}>
      <summary className={styles.line}>
        {counted}
        <span className="flex-1 min-w-0 text-soft truncate">
          {text('checkIn.stillMissing', { items: missing.map(({ words }) => words).join(', ') })}
        </span>
        <Icon name="down" size={16} />
      </summary>
      <ul className="flex flex-wrap gap-2 max-h-[40dvh] pt-1 pb-2 overflow-y-auto">
        {missing.map(({ name, words }) => (
          <li key={name}>
            <Button onClick={() => goTo(name)}>{words}</Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
