import type { HistoryEntry } from '../../lib/http/answers.js';
import { useText } from '../../lib/i18n/use-text.js';
import { HistoryTimeline } from './shared/history-timeline.js';
import { Panel } from '../../ui/content/panel.js';
import { AsItStood } from './as-it-stood.js';
import { HistorySlider } from './history-slider.js';
import styles from './history.module.css';
import { useShownEvent } from './use-shown-event.js';

interface Props {
  readonly bookingId: string;
  readonly history: readonly HistoryEntry[];
}

/** The booking as it stood beside all that happened; on a phone one below the other. */
export function HistoryRecord({ bookingId, history }: Props) {
  const text = useText();
  const { shown, show } = useShownEvent(history.length);
  return (
    <div className={styles.record}>
      <Panel title={text('history.asItStood')}>
        <HistorySlider history={history} shown={shown} onShow={show} />
        <AsItStood bookingId={bookingId} history={history.slice(0, shown + 1)} />
      </Panel>
      <Panel title={text('history.title')}>
        <HistoryTimeline history={history} current={shown} />
      </Panel>
    </div>
  );
}
