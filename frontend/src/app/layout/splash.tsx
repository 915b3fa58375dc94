import { useText } from '../../lib/i18n/use-text.js';
import { Logo } from '../../ui/logo.js';
import styles from './shell.module.css';

/** Shown while the script of the first screen loads. */
export function Splash() {
  const text = useText();
  return (
    <div className={styles.alone} role="status" aria-label={text('app.loading')}>
      <Logo size={72} turning />
    </div>
  );
}
