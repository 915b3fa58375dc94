import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../../../config/paths.js';
import type { UnitLock, User } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Button } from '../../../../ui/button.js';
import { Part } from '../../../../ui/content/part.js';
import { Loaded } from '../../../../ui/feedback/loaded.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { lockOfUserQuery, useUnlockUser } from '../api/users.js';

/** How often signing in as this user has failed, and a button that unlocks the unit. */
export function FailedSignInsPart({ user }: { user: User }) {
  const text = useText();
  return (
    <Part title={text('userView.failedSignIns')}>
      <Loaded query={useQuery(lockOfUserQuery(user.id))} label={text('userView.failedLoading')} lines={1}>
        {(lock) => <Lock user={user} lock={lock} />}
      </Loaded>
      <Link to={paths.accessOf(user.id)} className="inline-flex items-center justify-self-start min-h-(--target)">
        {text('userView.accessRecord')}
      </Link>
    </Part>
  );
}

function Lock({ user, lock }: { user: User; lock: UnitLock }) {
  const text = useText();
  const times = useTimes();
  const attempt = useAttempt();
  const unlock = useUnlockUser(user.id);
  const { failures, lockedUntil, needsUnlock } = lock;
  const isLocked = needsUnlock || lockedUntil !== null;
  if (failures === 0 && !isLocked) return <p className="text-soft">{text('userView.failedNone')}</p>;

  const confirm = async () => {
    if (await attempt(unlock.mutateAsync(), text('userView.unlockFailed')))
      showToast({ title: text('userView.unlocked', { unit: user.unitNumber }), tone: 'success' });
  };

  return (
    <>
      <div>
        <p>{text('userView.failedCount', { failures })}</p>
        {needsUnlock ? (
          <p>{text('userView.needsUnlock')}</p>
        ) : (
          lockedUntil && <p>{text('userView.lockedUntil', { until: times.instantInSentence(lockedUntil) })}</p>
        )}
      </div>
      <p className="text-soft text-sm">{text('userView.unlockHelp')}</p>
      <div>
        <Button busy={unlock.isPending} onClick={() => void confirm()}>
          {text('userView.unlock', { unit: user.unitNumber })}
        </Button>
      </div>
    </>
  );
}
