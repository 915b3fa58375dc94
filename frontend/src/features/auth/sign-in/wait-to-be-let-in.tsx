import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Notice } from '../../../ui/content/notice.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { signInStateQuery, useAskAdministrator, useConfirmDevice } from '../api/pending-sign-in.js';
import { type ConfirmationStep, isOver } from './confirmation-step.js';
import { PasswordInstead } from './password-instead.js';
import { Phrase } from './phrase.js';

const LOOK_EVERY_MS = 3_000;

/** Where no code can be sent: an administrator compares four words and lets the device in, and it signs in by itself. */
export function WaitToBeLetIn(step: ConfirmationStep) {
  const { pending, onPending, onSignedIn, onOver, onBack } = step;
  const text = useText();
  const ask = useAskAdministrator();
  const enter = useConfirmDevice();
  const isWaiting = pending.lettingIn === 'waiting';
  const { data } = useQuery({
    ...signInStateQuery,
    enabled: isWaiting,
    refetchInterval: LOOK_EVERY_MS,
    refetchIntervalInBackground: true,
  });

  const finish = async () => {
    try {
      onSignedIn((await enter.mutateAsync('let-in')).user);
    } catch (error) {
      if (isOver(error)) onOver();
    }
  };
  const look = useEffectEvent((seen: typeof data) => {
    if (!isWaiting || !enter.isIdle || seen === undefined) return;
    if (seen.pending === null) onOver();
    else if (seen.pending.lettingIn === 'refused') onPending(seen.pending);
    else if (seen.pending.lettingIn === 'let-in') void finish();
  });
  useEffect(() => look(data), [data]);

  const begin = async () => {
    try {
      onPending(await ask.mutateAsync());
    } catch (error) {
      if (isOver(error)) onOver();
    }
  };

  return (
    <div className="grid gap-4">
      {pending.lettingIn === 'not-asked' && (
        <>
          <p>{text('device.noChannel')}</p>
          <Refusal error={ask.error} />
          <Button look="primary" wide busy={ask.isPending} onClick={() => void begin()}>
            {text('device.ask')}
          </Button>
          {pending.adminPassword && <PasswordInstead onSignedIn={onSignedIn} onOver={onOver} />}
        </>
      )}
      {(isWaiting || pending.lettingIn === 'let-in') && (
        <>
          <p>{text('device.readAloud')}</p>
          <Phrase words={pending.phrase} />
          <p role="status" className="text-soft">
            {text('device.waiting')}
          </p>
          <Refusal error={enter.error} />
          {pending.lettingIn === 'let-in' && (
            <Button look="primary" wide busy={enter.isPending} onClick={() => void finish()}>
              {text('signIn.submit')}
            </Button>
          )}
        </>
      )}
      {pending.lettingIn === 'refused' && <Notice hue="red" icon="ban" title={text('device.refused')} live />}
      <Button look="quiet" onClick={onBack}>
        {text('device.back')}
      </Button>
    </div>
  );
}
