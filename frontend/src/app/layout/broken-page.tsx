import { useText } from '../../lib/i18n/use-text.js';
import { useNewVersion } from '../../lib/new-version.js';
import { Button } from '../../ui/button.js';
import styles from './shell.module.css';

/**
 * A screen that threw, or whose script did not arrive: says so and loads the page again. The worker would answer with the
 * same page as long as a newer one waits, whose scripts are the ones that the server still has; so that one is loaded.
 */
export function BrokenPage() {
  const text = useText();
  const loadNewVersion = useNewVersion();
  return (
    <main className={styles.alone} role="alert">
      <p>{text('error.somethingBroke')}</p>
      <Button look="primary" onClick={loadNewVersion ?? (() => window.location.reload())}>
        {text(loadNewVersion ? 'version.load' : 'error.reload')}
      </Button>
    </main>
  );
}
