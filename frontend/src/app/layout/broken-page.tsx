import { useText } from '../../lib/i18n/use-text.js';
import { useNewVersion } from '../../lib/new-version.js';
import { Button } from '../../ui/button.js';
import styles from './shell.module.css';

/**
 * Shown when a screen throws or its script does not load; reloads the page. If a newer version is waiting, that one is
 * loaded: the worker would keep serving the old page, whose scripts the server no longer has.
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
