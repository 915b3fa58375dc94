import { useQuery } from '@tanstack/react-query';
import type { User } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Actions, Dialog } from '../../../../ui/dialog.js';
import { ErrorScreen } from '../../../../ui/feedback/error-screen.js';
import { Bone, Skeleton } from '../../../../ui/feedback/skeleton.js';
import { suspensionQuery, useChangeSuspension } from '../api/suspension.js';
import { BookingsInTheWay } from './bookings-in-the-way.js';
import { ReasonForm } from './reason-form.js';

/** Says what a suspension does, and which bookings have to be decided before it. */
export function SuspendDialog({ user, onClose }: { readonly user: User; readonly onClose: () => void }) {
  const text = useText();
  const person = usePerson();
  const { data, error, isFetching, refetch } = useQuery(suspensionQuery(user.id));
  const suspend = useChangeSuspension(user.id, 'suspend');

  return (
    <Dialog title={text('suspension.suspendTitle')} width={480} onClose={onClose}>
      <p className="font-semibold">{person(user)}</p>
      <p>{text('suspension.suspendText')}</p>
      {error ? (
        <ErrorScreen error={error} retry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton label={text('suspension.loading')}>
          <Bone height={48} />
        </Skeleton>
      ) : data.openBookings.length > 0 ? (
        <>
          <BookingsInTheWay bookings={data.openBookings} />
          <Actions>
            <Button onClick={onClose}>{text('dialog.close')}</Button>
            <Button look="primary" busy={isFetching} onClick={() => void refetch()}>
              {text('suspension.checkAgain')}
            </Button>
          </Actions>
        </>
      ) : (
        <>
          <p className="text-soft">{text('suspension.noBookings')}</p>
          <ReasonForm
            danger
            change={suspend}
            confirm={text(suspend.isPending ? 'suspension.suspending' : 'suspension.suspend')}
            doneTitle={text('suspension.done', { unit: user.unitNumber })}
            failedTitle={text('suspension.failed')}
            onClose={onClose}
          />
        </>
      )}
    </Dialog>
  );
}
