import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { OwnErasureRequest as Request } from '../../../lib/http/answers.js';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Button } from '../../../ui/button.js';
import { Notice } from '../../../ui/content/notice.js';
import { ErrorScreen } from '../../../ui/feedback/error-screen.js';
import { Bone, Skeleton } from '../../../ui/feedback/skeleton.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';
import styles from './account-section.module.css';
import { AskToBeErasedDialog } from './ask-to-be-erased-dialog.js';

const ownErasureRequestQuery = queryOptions({
  queryKey: keys.ownErasureRequest,
  queryFn: (): Promise<Request> => bodyOf(api.GET('/api/auth/erasure-request')),
  refetchOnMount: 'always',
});

/** The person's request to be erased: made, withdrawn, or refused with a reason. */
export function OwnErasureRequest() {
  const text = useText();
  const titleId = useId();
  const { data: request, error, refetch } = useQuery(ownErasureRequestQuery);
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h3 id={titleId}>{text('eraseMe.title')}</h3>
      {error ? (
        <ErrorScreen error={error} retry={() => void refetch()} />
      ) : request === undefined ? (
        <Skeleton label={text('account.loading')}>
          <Bone height={48} />
        </Skeleton>
      ) : request.state === 'open' ? (
        <OpenRequest request={request} />
      ) : (
        <NoRequest request={request} />
      )}
    </section>
  );
}

function OpenRequest({ request: { requestedAt } }: { readonly request: Request }) {
  const text = useText();
  const times = useTimes();
  const attempt = useAttempt();
  const queryClient = useQueryClient();
  const withdraw = useMutation({
    mutationFn: () => bodyOf(api.DELETE('/api/auth/erasure-request')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.ownErasureRequest }),
  });
  const press = async () => {
    if (await attempt(withdraw.mutateAsync(), text('eraseMe.withdrawFailed')))
      showToast({ title: text('eraseMe.withdrawn'), tone: 'success' });
  };
  return (
    <>
      <Notice hue="violet" icon="clock">
        {requestedAt !== null && <p>{text('eraseMe.waits', { time: times.instantInSentence(requestedAt) })}</p>}
      </Notice>
      <Button busy={withdraw.isPending} onClick={() => void press()}>
        {text(withdraw.isPending ? 'eraseMe.withdrawing' : 'eraseMe.withdraw')}
      </Button>
    </>
  );
}

function NoRequest({ request: { state, decidedAt, because, explanation } }: { readonly request: Request }) {
  const text = useText();
  const times = useTimes();
  const [asks, setAsks] = useState(false);
  return (
    <>
      {state === 'refused' && decidedAt !== null && because !== null ? (
        <Notice hue="red" icon="alert" title={text('eraseMe.refused', { time: times.instantInSentence(decidedAt) })}>
          <p>{text(`eraseMe.because.${because}`)}</p>
          {explanation !== null && (
            <p className="whitespace-pre-line wrap-anywhere" dir="auto">
              {explanation}
            </p>
          )}
        </Notice>
      ) : (
        <p className="text-soft text-md">{text('eraseMe.hint')}</p>
      )}
      <Button onClick={() => setAsks(true)}>{text(state === 'refused' ? 'eraseMe.askAgain' : 'eraseMe.ask')}</Button>
      {asks && <AskToBeErasedDialog onClose={() => setAsks(false)} />}
    </>
  );
}
