import { useText } from '../../lib/i18n/use-text.js';
import { Logo } from '../../ui/logo.js';
import styles from './shell.module.css';

/** While the script of the first screen is on its way. */
export function Splash() {
  const text = useText();
  return (
    <div className={styles.alone} role="status" aria-label={text('app.loading')}>
      <Logo size={72} turning />
    </div>
  );
}
