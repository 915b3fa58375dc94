import type { Instant } from '@rigbook/contracts/kernel/time';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import styles from './form.module.css';

/** That nothing typed so far can get lost. */
export function SavedNote({ savedAt }: { savedAt: Instant | undefined }) {
  const text = useText();
  const times = useTimes();
  if (savedAt === undefined) return null;
  return <p className={styles.saved}>{text('shift.savedOnDevice', { time: times.clock(savedAt) })}</p>;
}
