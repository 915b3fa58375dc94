import { useQuery, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, useId } from 'react';
import { paths } from '../../../config/paths.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { ErrorScreen } from '../../../ui/feedback/error-screen.js';
import { LinkButton } from '../../../ui/link-button.js';
import { Bone, Skeleton } from '../../../ui/feedback/skeleton.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';
import styles from './account-section.module.css';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';
import { remedied } from '../../../lib/http/repeat-after.js';
import { proofQuery } from '../api/fresh-proof.js';

/** Whether Microsoft is set up and the caller has a linked account; loaded each time it is shown. */
const microsoftAccountQuery = queryOptions({
  queryKey: keys.microsoftAccount,
  queryFn: () => bodyOf(api.GET('/api/auth/microsoft-account')),
  refetchOnMount: 'always',
});

/** Links and unlinks the caller's account. */
export function MicrosoftAccount() {
  const text = useText();
  const titleId = useId();
  const { data: account, error, refetch } = useQuery(microsoftAccountQuery);

  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h3 id={titleId}>{text('account.microsoft')}</h3>
      {error ? (
        <ErrorScreen error={error} retry={() => void refetch()} />
      ) : account === undefined ? (
        <Skeleton label={text('account.loading')}>
          <Bone height={48} />
        </Skeleton>
      ) : account.linked ? (
        <Linked />
      ) : account.configured ? (
        <>
          <p>{text('account.notLinked')}</p>
          <LinkMicrosoft />
        </>
      ) : (
        <p>{text('account.notConfigured')}</p>
      )}
    </section>
  );
}

/** The server answers this visit with a page, so the proof that it needs is asked for before. */
function LinkMicrosoft() {
  const text = useText();
  const queryClient = useQueryClient();
  const leave = async (event: MouseEvent) => {
    event.preventDefault();
    const proof = await queryClient.query(proofQuery).catch(() => undefined);
    if (proof?.provedUntil !== null || (await remedied('FRESH_PROOF_REQUIRED')))
      window.location.assign(paths.linkMicrosoftAccount);
  };
  return (
    <LinkButton to={paths.linkMicrosoftAccount} leavesPage onClick={(event) => void leave(event)}>
      {text('account.link')}
    </LinkButton>
  );
}

function Linked() {
  const text = useText();
  const attempt = useAttempt();
  const unlink = useUnlinkMicrosoftAccount();
  const confirm = async () => {
    if (!(await attempt(unlink.mutateAsync(), text('account.unlinkFailed')))) return;
    showToast({ title: text('account.unlinked'), tone: 'success' });
  };
  return (
    <>
      <p>{text('account.linked')}</p>
      <p className="text-soft text-md">{text('account.unlinkHint')}</p>
      <Button danger busy={unlink.isPending} onClick={() => void confirm()}>
        {text(unlink.isPending ? 'account.unlinking' : 'account.unlink')}
      </Button>
    </>
  );
}

function useUnlinkMicrosoftAccount() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => bodyOf(api.DELETE('/api/auth/microsoft-account')),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.microsoftAccount }),
  });
}
