import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { api } from '../../../lib/http/client.js';
import { saveFile } from '../../../lib/http/save-file.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';
import styles from './account-section.module.css';

async function saveOwnData(): Promise<void> {
  saveFile(await api.GET('/api/auth/my-data', { parseAs: 'blob' }), 'rigbook-my-data.zip');
}

/** What Rigbook holds about the person, to take along. */
export function OwnData() {
  const text = useText();
  const attempt = useAttempt();
  const titleId = useId();
  const save = useMutation({ mutationFn: saveOwnData });
  const press = async () => {
    if (await attempt(save.mutateAsync(), text('ownData.failed')))
      showToast({ title: text('ownData.downloaded'), description: text('ownData.downloadedHint'), tone: 'success' });
  };
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h3 id={titleId}>{text('ownData.title')}</h3>
      <p className="text-soft text-md">{text('ownData.hint')}</p>
      <Button icon={<Icon name="download" />} busy={save.isPending} onClick={() => void press()}>
        {text(save.isPending ? 'ownData.downloading' : 'ownData.download')}
      </Button>
    </section>
  );
}
