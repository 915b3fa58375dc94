import type { HistoryEntry } from '../../lib/http/answers.js';
import { useText } from '../../lib/i18n/use-text.js';
import { useTimes } from '../../lib/time/use-times.js';
import { titleOf } from './shared/title-of.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import styles from './history.module.css';

interface Props {
  readonly history: readonly HistoryEntry[];
  readonly shown: number;
  readonly onShow: (nth: number) => void;
}

/** Goes through the events: by thumb, by arrow keys, or one by one. */
export function HistorySlider({ history, shown, onShow }: Props) {
  const text = useText();
  const times = useTimes();
  const entry = history[shown];
  if (!entry) return null;
  const said = text('history.after', {
    nth: shown + 1,
    all: history.length,
    what: text(titleOf(entry)),
    at: times.instantInSentence(entry.recordedAt),
  });
  return (
    <div className={styles.slider}>
      <p aria-live="polite">{said}</p>
      {history.length > 1 && (
        <div className={styles.steps}>
          <Button small icon={<Icon name="previous" />} disabled={shown === 0} onClick={() => onShow(shown - 1)}>
            {text('history.earlier')}
          </Button>
          <input
            type="range"
            min={1}
            max={history.length}
            value={shown + 1}
            aria-label={text('history.slider')}
            aria-valuetext={said}
            onChange={({ target }) => onShow(target.valueAsNumber - 1)}
          />
          <Button
            small
            icon={<Icon name="next" />}
            disabled={shown === history.length - 1}
            onClick={() => onShow(shown + 1)}
          >
            {text('history.later')}
          </Button>
        </div>
      )}
    </div>
  );
}
