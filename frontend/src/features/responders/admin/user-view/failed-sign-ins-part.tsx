import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../../../config/paths.js';
import type { UnitLock, User } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Button } from '../../../../ui/button.js';
import { Part } from '../../../../ui/content/part.js';
import { ErrorScreen } from '../../../../ui/feedback/error-screen.js';
import { Bone, Skeleton } from '../../../../ui/feedback/skeleton.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { lockOfUserQuery, useUnlockUser } from '../api/users.js';

/** How often signing in as this user has failed, and a button that unlocks the unit. */
export function FailedSignInsPart({ user }: { user: User }) {
  const text = useText();
  const { data, error, refetch } = useQuery(lockOfUserQuery(user.id));
  return (
    <Part title={text('userView.failedSignIns')}>
      {data ? (
        <Lock user={user} lock={data} />
      ) : error ? (
        <ErrorScreen error={error} retry={() => void refetch()} />
      ) : (
        <Skeleton label={text('userView.failedLoading')}>
          <Bone height={24} />
        </Skeleton>
      )}
      <Link to={paths.accessOf(user.id)}>{text('userView.accessRecord')}</Link>
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
