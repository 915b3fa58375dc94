import { useEffect, useState } from 'react';
import { longAfterMs } from '../../lib/lazy/use-part.js';
import { useText } from '../../lib/i18n/use-text.js';
import { Button } from '../../ui/button.js';
import { Logo } from '../../ui/logo.js';
import styles from './shell.module.css';

/** Shown until the server has said who is signed in; looks like the logo in index.html. */
export function Splash() {
  const text = useText();
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.alone} role="status" aria-label={text('app.loading')}>
      <Logo size={72} turning />
      {long && (
        <>
          <p>{text('lazy.long')}</p>
          <Button look="primary" onClick={() => window.location.reload()}>
            {text('error.tryAgain')}
          </Button>
        </>
      )}
    </div>
  );
}
