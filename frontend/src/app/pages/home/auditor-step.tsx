import { paths } from '../../../config/paths.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { LinkButton } from '../../../ui/link-button.js';
import styles from './signed-in-home.module.css';

/** What an auditor comes for. */
export function AuditorStep() {
  const text = useText();
  return (
    <div className={styles.auditor}>
      <p>{text('home.auditor')}</p>
      <LinkButton to={paths.audit}>{text('shell.audit')}</LinkButton>
    </div>
  );
}
