import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../../config/paths.js';
import type { User } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Actions, Dialog } from '../../../../ui/dialog.js';
import { Loaded } from '../../../../ui/feedback/loaded.js';
import { BookingsAheadLink } from '../../../booking/admin/shared/at-risk-of.js';
import { suspensionQuery, useChangeSuspension } from '../api/suspension.js';
import { BookingsInTheWay } from './bookings-in-the-way.js';
import { ReasonForm } from './reason-form.js';

/** Says what a suspension does, and which bookings have to be decided before it. */
export function SuspendDialog({ user, onClose }: { readonly user: User; readonly onClose: () => void }) {
  const text = useText();
  const person = usePerson();
  const query = useQuery(suspensionQuery(user.id));
  const suspend = useChangeSuspension(user.id, 'suspend');

  return (
    <Dialog title={text('suspension.suspendTitle')} width={480} onClose={onClose}>
      <p className="font-semibold">{person(user)}</p>
      <p>{text('suspension.suspendText')}</p>
      <Loaded query={query} label={text('suspension.loading')}>
        {({ openBookings }) =>
          openBookings.length > 0 ? (
            <>
              <BookingsInTheWay bookings={openBookings} />
              <BookingsAheadLink to={paths.bookingsAtRisk({ user: user.id, all: 'true' })} />
              <Actions>
                <Button onClick={onClose}>{text('dialog.close')}</Button>
                <Button look="primary" busy={query.isFetching} onClick={() => void query.refetch()}>
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
                submit={text('suspension.suspend')}
                submitting={text('suspension.suspending')}
                doneTitle={text('suspension.done', { unit: user.unitNumber })}
                failedTitle={text('suspension.failed')}
                onClose={onClose}
              />
            </>
          )
        }
      </Loaded>
    </Dialog>
  );
}
