import { queryOptions, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Passkey } from '../../../lib/http/answers.js';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Button } from '../../../ui/button.js';
import { ErrorScreen } from '../../../ui/feedback/error-screen.js';
import { Bone, Skeleton } from '../../../ui/feedback/skeleton.js';
import styles from './account-section.module.css';
import { AddPasskey } from './add-passkey.js';
import { hasPasskeys } from '../api/ask-for-passkey.js';
import { RemovePasskeyDialog } from './remove-passkey-dialog.js';

const ownPasskeysQuery = queryOptions({
  queryKey: keys.passkeys,
  queryFn: (): Promise<readonly Passkey[]> => bodyOf(api.GET('/api/auth/passkeys')),
  refetchOnMount: 'always',
});

/** The person's passkeys, with their last use; new ones are added here. */
export function OwnPasskeys() {
  const text = useText();
  const titleId = useId();
  const { data: passkeys, error, refetch } = useQuery(ownPasskeysQuery);
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h3 id={titleId}>{text('passkey.own')}</h3>
      <p className="text-soft text-md">{text('passkey.hint')}</p>
      {error ? (
        <ErrorScreen error={error} retry={() => void refetch()} />
      ) : passkeys === undefined ? (
        <Skeleton label={text('account.loading')}>
          <Bone height={48} />
        </Skeleton>
      ) : (
        <>
          {passkeys.length > 0 && (
            <ul className={styles.list}>
              {passkeys.map((passkey) => (
                <OnePasskey key={passkey.id} passkey={passkey} />
              ))}
            </ul>
          )}
          {hasPasskeys() ? <AddPasskey /> : <p>{text('passkey.noBrowser')}</p>}
        </>
      )}
    </section>
  );
}

function OnePasskey({ passkey }: { readonly passkey: Passkey }) {
  const text = useText();
  const times = useTimes();
  const [removing, setRemoving] = useState(false);
  const { name, addedAt, lastUsedAt } = passkey;
  return (
    <li className={styles.item}>
      <div>
        <bdi>{name}</bdi>
        <p className="text-soft text-md">
          {text('passkey.added', { at: times.instantInSentence(addedAt) })}{' '}
          {lastUsedAt === null
            ? text('passkey.neverUsed')
            : text('passkey.lastUsed', { at: times.instantInSentence(lastUsedAt) })}
        </p>
      </div>
      <Button danger look="quiet" aria-label={text('passkey.removeNamed', { name })} onClick={() => setRemoving(true)}>
        {text('passkey.remove')}
      </Button>
      {removing && <RemovePasskeyDialog passkey={passkey} onClose={() => setRemoving(false)} />}
    </li>
  );
}
