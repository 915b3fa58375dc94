import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { connection } from '../../lib/connection/connection.js';
import { useIsReachable } from '../../lib/connection/use-connection.js';
import { useText } from '../../lib/i18n/use-text.js';
import { postponeNewVersion, useNewVersion } from '../../lib/new-version.js';
import { outbox } from '../../lib/outbox/outbox.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import styles from './page-notes.module.css';

/**
 * Notices about the whole page, above its content: no connection, waiting forms, a newer version. Task screens show by
 * themselves that their form waits.
 */
export function PageNotes({ listsForms }: { listsForms: boolean }) {
  const text = useText();
  const reachable = useIsReachable();
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.all).filter(({ state }) => state === 'waiting');
  const loadNewVersion = useNewVersion();

  const notes = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = notes.current;
    if (element === null) return undefined;
    const measure = new ResizeObserver(() =>
      document.documentElement.style.setProperty('--page-notes', `${element.offsetHeight}px`),
    );
    measure.observe(element);
    return () => measure.disconnect();
  }, []);

  return (
    <div ref={notes} className="sticky top-0 z-25 print:hidden" role="status">
      {!reachable && (
        <div className={styles.note} data-offline>
          <Icon name="alert" />
          <p>
            {text(waiting.every(({ isKept }) => isKept) ? 'offline.notice' : 'offline.notKept')}
            {listsForms &&
              waiting.map(({ form }) => (
                <span key={form.idempotencyKey} className="block font-semibold">
                  {text(`outbox.form.${form.kind}`, { vehicle: form.subject })}
                </span>
              ))}
          </p>
          <Button small onClick={() => void connection.ask()}>
            {text('offline.tryAgain')}
          </Button>
        </div>
      )}
      {loadNewVersion !== undefined && (
        <div className={styles.note}>
          <Icon name="refresh" />
          <p>{text('version.ready')}</p>
          <span className="flex gap-2">
            <Button small onClick={loadNewVersion}>
              {text('version.load')}
            </Button>
            <Button small look="quiet" onClick={postponeNewVersion}>
              {text('version.later')}
            </Button>
          </span>
        </div>
      )}
    </div>
  );
}
