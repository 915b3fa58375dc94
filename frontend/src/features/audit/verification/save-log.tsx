import { useMutation } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { Panel } from '../../../ui/content/panel.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { saveLogFile, type LogFile } from '../api/log-files.js';
import styles from './verification.module.css';

const all: readonly LogFile[] = ['log', 'heads', 'key'];

/** What a verifier on another machine needs, for those who do not want to trust this server. */
export function SaveLog() {
  const text = useText();
  const take = useMutation({ mutationFn: saveLogFile });
  return (
    <Panel title={text('verification.elsewhere')}>
      <div className="grid grid-cols-1 gap-4">
        <p className={styles.about}>{text('verification.elsewhereAbout')}</p>
        <ul className={styles.files}>
          {all.map((what) => (
            <li key={what}>
              <Button
                icon={<Icon name="download" />}
                busy={take.isPending && take.variables === what}
                onClick={() => take.mutate(what)}
              >
                {text(`verification.take.${what}`)}
              </Button>
              <p className={styles.what}>{text(`verification.takeAbout.${what}`)}</p>
            </li>
          ))}
        </ul>
        <Refusal error={take.error} />
      </div>
    </Panel>
  );
}
