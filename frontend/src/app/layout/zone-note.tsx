import { useText } from '../../lib/i18n/use-text.js';
import { useZone } from '../../lib/time/zone.js';
import styles from './shell.module.css';

/** Names the organisation's zone once, on devices that are set to another one. */
export function ZoneNote() {
  const text = useText();
  const zone = useZone();
  if (Intl.DateTimeFormat().resolvedOptions().timeZone === zone) return null;
  return <p className={styles.zone}>{text('shell.timesIn', { zone })}</p>;
}
