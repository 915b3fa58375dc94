import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { CalendarFeed, NewCalendarFeed } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Button } from '../../../ui/button.js';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.js';
import { ErrorScreen } from '../../../ui/feedback/error-screen.js';
import { OneTimeSecret } from '../../../ui/content/one-time-secret.js';
import { Bone, Skeleton } from '../../../ui/feedback/skeleton.js';
import { SwitchOffCalendar } from './switch-off-calendar.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';

interface Props {
  readonly feed: UseQueryResult<CalendarFeed>;
  readonly make: UseMutationResult<NewCalendarFeed, Error, void>;
  readonly revoke: UseMutationResult<unknown, Error, void>;
}

/** The address from which a calendar program reads bookings: created, shown once, replaced or revoked. */
export function CalendarAddress({ feed, make, revoke }: Props) {
  const text = useText();
  const attempt = useAttempt();
  const [asking, setAsking] = useState<'revoke' | 'replace'>();
  const close = () => setAsking(undefined);
  const { data, error, refetch } = feed;
  if (error) return <ErrorScreen error={error} retry={() => void refetch()} />;
  if (data === undefined)
    return (
      <Skeleton label={text('calendarFeed.loading')}>
        <Bone height={48} />
      </Skeleton>
    );
  const isThere = data.madeAt !== null;
  return (
    <div className="grid grid-cols-1 gap-3 justify-self-stretch">
      {make.data ? <NewAddress address={make.data.address} /> : <CalendarFeedUse feed={data} />}
      <div className="flex flex-wrap gap-2 max-sm:*:w-full">
        <Button
          busy={make.isPending}
          onClick={() =>
            isThere ? setAsking('replace') : void attempt(make.mutateAsync(), text('calendarFeed.makeFailed'))
          }
        >
          {text(make.isPending ? 'calendarFeed.making' : isThere ? 'calendarFeed.makeNew' : 'calendarFeed.make')}
        </Button>
        {isThere && (
          <Button danger look="quiet" onClick={() => setAsking('revoke')}>
            {text('calendarFeed.revoke')}
          </Button>
        )}
      </div>
      {asking === 'revoke' && <SwitchOffCalendar revoke={revoke} onDone={make.reset} onClose={close} />}
      {asking === 'replace' && (
        <ConfirmDialog
          title={text('calendarFeed.replaceTitle')}
          keepLabel={text('calendarFeed.revokeKeep')}
          confirmLabel={text('calendarFeed.makeNew')}
          busyLabel={text('calendarFeed.making')}
          command={make}
          failedTitle={text('calendarFeed.makeFailed')}
          onClose={close}
        >
          {text('calendarFeed.revokeText')}
        </ConfirmDialog>
      )}
    </div>
  );
}

function NewAddress({ address }: { address: string | null }) {
  const text = useText();
  if (address === null) return <p>{text('calendarFeed.notShown')}</p>;
  return <OneTimeSecret name={text('calendarFeed.address')} value={address} warning={text('calendarFeed.once')} />;
}

function CalendarFeedUse({ feed: { madeAt, readAt } }: { feed: CalendarFeed }) {
  const text = useText();
  const times = useTimes();
  if (madeAt === null) return <p>{text('calendarFeed.none')}</p>;
  return (
    <p>
      {text('calendarFeed.there', { made: times.instantInSentence(madeAt) })}{' '}
      {readAt === null
        ? text('calendarFeed.neverRead')
        : text('calendarFeed.read', { read: times.instantInSentence(readAt) })}
    </p>
  );
}
