import { agreementExpiresAt } from '@rigbook/contracts/agreement/agreement.rules';
import { useText } from '../../../lib/i18n/use-text.js';
import { useNow } from '../../../lib/time/use-now.js';
import { useTimes } from '../../../lib/time/use-times.js';
import styles from './agreement.module.css';

export function AgreementFooter({ version }: { version: string }) {
  const text = useText();
  const times = useTimes();
  const now = useNow();
  return (
    <footer className={styles.footer}>
      <p>{text('agreement.generated', { time: times.instant(now) })}</p>
      <p>{text('agreement.expires', { time: times.instant(agreementExpiresAt(now)) })}</p>
      <p>{text('agreement.version', { version })}</p>
    </footer>
  );
}
