import { checklistPercent, missingRequiredItems } from '@rigbook/contracts/booking/shift/check-in.rules';
import { checkInItems, type CheckInItem } from '@rigbook/contracts/booking/shift/check-in.words';
import { useText } from '../../../lib/i18n/use-text.js';
import { ProgressBar } from '../../../ui/feedback/progress-bar.js';
import styles from './check-in.module.css';

/** Ticked items over all 16. */
export function CheckInProgress({ ticked }: { ticked: readonly CheckInItem[] }) {
  const text = useText();
  const percent = checklistPercent(ticked);
  const words = text('checkIn.complete', { percent });
  return (
    <div className={styles.progress}>
      <p className={styles.percent}>{words}</p>
      <ProgressBar percent={percent} label={words} />
    </div>
  );
}

/** How far it is, and which required items are still missing. */
export function MissingItems({ ticked }: { ticked: readonly CheckInItem[] }) {
  const text = useText();
  const missing = missingRequiredItems(ticked);
  return (
    <p className={styles.missing}>
      <strong>{text('checkIn.ticked', { ticked: ticked.length, all: checkInItems.length })}</strong>{' '}
      {missing.length === 0
        ? text('checkIn.allRequired')
        : text('checkIn.stillMissing', { items: missing.map((item) => text(`checkInItem.${item}`)).join(', ') })}
    </p>
  );
}
