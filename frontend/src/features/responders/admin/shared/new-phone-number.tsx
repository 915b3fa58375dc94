import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import type { User, WaysIn } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Actions } from '../../../../ui/dialog.js';
import { ErrorScreen } from '../../../../ui/feedback/error-screen.js';
import { waysInQuery } from '../api/users.js';

/** Before a new phone number is saved: what it will end. */
export function EndsWithNewNumber({ user }: { readonly user: User }) {
  const text = useText();
  const { data: waysIn, error, refetch } = useQuery(waysInQuery(user.id));
  if (error) return <ErrorScreen error={error} retry={() => void refetch()} />;
  return (
    <div role="status">
      <Alert
        type="warning"
        showIcon
        role="none"
        title={text('userForm.endsTitle')}
        description={
          <>
            {waysIn === undefined ? (
              <p>{text('userForm.endsLoading')}</p>
            ) : (
              <>
                <p>{text(isNothing(waysIn) ? 'userForm.endsNothing' : 'userForm.ends')}</p>
                <WaysInList waysIn={waysIn} />
              </>
            )}
            <p className="mt-1">{text('userForm.endsAfter')}</p>
          </>
        }
      />
    </div>
  );
}

interface EndedProps {
  readonly ended: WaysIn;
  readonly onClose: () => void;
}

/** After it was saved: what it has ended. */
export function EndedByNewNumber({ ended, onClose }: EndedProps) {
  const text = useText();
  return (
    <>
      <Alert
        type="success"
        showIcon
        title={text('userForm.endedTitle')}
        description={
          <>
            <p>{text(isNothing(ended) ? 'userForm.endedNothing' : 'userForm.ended')}</p>
            <WaysInList waysIn={ended} />
            <p className="mt-1">{text('userForm.endsAfter')}</p>
          </>
        }
      />
      <Actions>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the form that had the focus is gone */}
        <Button autoFocus look="primary" onClick={onClose}>
          {text('userForm.endedDone')}
        </Button>
      </Actions>
    </>
  );
}

const isNothing = ({ devices, passkeys, auditPassword, microsoftAccount, calendarAddress }: WaysIn): boolean =>
  devices + passkeys === 0 && !auditPassword && !microsoftAccount && !calendarAddress;

function WaysInList({ waysIn }: { readonly waysIn: WaysIn }) {
  const { devices, passkeys, auditPassword, microsoftAccount, calendarAddress } = waysIn;
  const text = useText();
  const each = [
    devices > 0 && text('waysIn.devices', { count: devices }),
    passkeys > 0 && text('waysIn.passkeys', { count: passkeys }),
    auditPassword && text('waysIn.auditPassword'),
    microsoftAccount && text('waysIn.microsoftAccount'),
    calendarAddress && text('waysIn.calendarAddress'),
  ].filter((words) => words !== false);
  if (each.length === 0) return null;
  return (
    <ul className="ps-5 list-disc">
      {each.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}
