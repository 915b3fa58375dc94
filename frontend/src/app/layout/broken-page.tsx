import { useText } from '../../lib/i18n/use-text.js';
import styles from './shell.module.css';
import { Button } from '../../ui/button.js';

/** A screen that threw, or whose script did not arrive: says so and loads the page again. */
export function BrokenPage() {
  const text = useText();
  return (
    <main className={styles.alone} role="alert">
      <p>{text('error.somethingBroke')}</p>
      <Button look="primary" onClick={() => window.location.reload()}>
        {text('error.reload')}
      </Button>
    </main>
  );
}
