import { connection } from '../../lib/connection/connection.js';
import { useText } from '../../lib/i18n/use-text.js';
import { Button } from '../../ui/button.js';
import { PageTitle } from '../../ui/page-title.js';
import styles from './message.module.css';

/** In place of a screen that cannot be asked for; it opens by itself once the server answers. */
export function OfflineScreen() {
  const text = useText();
  return (
    <div className={styles.message}>
      <PageTitle title={text('offline.title')} />
      <p>{text('offline.screen')}</p>
      <Button onClick={() => void connection.ask()}>{text('offline.tryAgain')}</Button>
    </div>
  );
}
