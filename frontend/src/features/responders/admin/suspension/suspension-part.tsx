import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useState } from 'react';
import type { Suspension, User } from '../../../../lib/http/answers.js';
import { useActorName } from '../../../../lib/i18n/use-actor-name.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Button } from '../../../../ui/button.js';
import { Icon } from '../../../../ui/icon.js';
import { Part } from '../../../../ui/content/part.js';
import { Timeline } from '../../../../ui/content/timeline.js';
import { Loaded } from '../../../../ui/feedback/loaded.js';
import { currentUserQuery } from '../../../auth/api/get-current-user.js';
import { suspensionQuery } from '../api/suspension.js';
import { LiftSuspensionDialog } from './lift-suspension-dialog.js';
import { SuspendDialog } from './suspend-dialog.js';

/** Whether the user is suspended, since when, by whom and why; the button that changes it; and what was before. */
export function SuspensionPart({ user }: { readonly user: User }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const { data: session } = useQuery(currentUserQuery);
  const query = useQuery(suspensionQuery(user.id));
  const isSuspended = user.suspendedAt !== null;
  const isOneself = session?.id === user.id;
  // what is asked stays while the answer arrives and changes the user
  const [asksToLift, setAsksToLift] = useState(false);
  const ask = () => {
    setAsksToLift(isSuspended);
    setOpen(true);
  };

  return (
    <Part title={text('suspension.title')}>
      {isSuspended ? (
        <SuspendedNotice user={user} latest={query.data?.happened[0]} />
      ) : (
        <p className="text-soft">{text(isOneself ? 'suspension.notYourself' : 'suspension.none')}</p>
      )}
      {!isOneself && (
        <div>
          <Button danger={!isSuspended} onClick={ask}>
            {text(isSuspended ? 'suspension.liftAsk' : 'suspension.suspendAsk')}
          </Button>
        </div>
      )}
      <Loaded query={query} label={text('suspension.loading')} lines={1}>
        {({ happened }) => {
          const earlier = happened.slice(isSuspended ? 1 : 0);
          return (
            earlier.length > 0 && (
              <div>
                <h3 className="text-md">{text('suspension.history')}</h3>
                <Timeline
                  label={text('suspension.history')}
                  entries={earlier.map(({ type, recordedAt, actor, reason }) => ({
                    key: `${type} ${recordedAt}`,
                    at: recordedAt,
                    title: text(`suspension.${type}`),
                    actor,
                    children: reason !== null && <bdi className="whitespace-pre-line wrap-anywhere">{reason}</bdi>,
                  }))}
                />
              </div>
            )
          );
        }}
      </Loaded>
      {open && asksToLift && <LiftSuspensionDialog user={user} onClose={() => setOpen(false)} />}
      {open && !asksToLift && <SuspendDialog user={user} onClose={() => setOpen(false)} />}
    </Part>
  );
}

interface NoticeProps {
  readonly user: User;
  readonly latest: Suspension['happened'][number] | undefined;
}

function SuspendedNotice({ user: { suspendedAt, suspensionReason }, latest }: NoticeProps) {
  const text = useText();
  const times = useTimes();
  const actorName = useActorName();
  return (
    <Alert
      type="error"
      showIcon
      icon={<Icon name="ban" />}
      title={suspendedAt && text('suspension.since', { since: times.instantInSentence(suspendedAt) })}
      description={
        <>
          {latest?.type === 'ResponderSuspended' && <p>{text('suspension.by', { person: actorName(latest.actor) })}</p>}
          <p className="whitespace-pre-line wrap-anywhere">
            {text('suspension.because')} <bdi>{suspensionReason}</bdi>
          </p>
        </>
      }
    />
  );
}
