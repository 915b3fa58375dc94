import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { User } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Empty } from '../../../../ui/feedback/empty.js';
import { ErrorScreen } from '../../../../ui/feedback/error-screen.js';
import { Icon } from '../../../../ui/icon.js';
import { DocumentSkeleton } from '../../../../ui/feedback/skeleton.js';
import { SideDrawer } from '../../../../ui/side-drawer.js';
import { usersQuery } from '../api/users.js';
import { UserDialog } from '../shared/user-dialog.js';
import { AuditPasswordPart } from './audit-password-part.js';
import { BookingsPart } from './bookings-part.js';
import { DevicesPart } from './devices-part.js';
import { FailedSignInsPart } from './failed-sign-ins-part.js';
import { AtRiskOfUser } from '../../../booking/admin/shared/at-risk-of.js';
import { StandingShiftsOfUser } from '../../../booking/admin/shared/standing-shifts-of-user.js';
import { SuspensionPart } from '../suspension/suspension-part.js';
import { HoursPart } from './hours-part.js';
import { LicencePart } from './licence-part.js';
import { RefusedRequestsPart } from './refused-requests-part.js';
import { UserFacts } from './user-facts.js';

/** Everything about one user, next to the list it was opened from. */
export function UserDrawer({ userId, onClose }: { userId: string; onClose: () => void }) {
  const text = useText();
  const person = usePerson();
  const [editing, setEditing] = useState(false);
  const { data: users, error, refetch } = useQuery(usersQuery);
  const user = users?.find(({ id }) => id === userId);

  return (
    <>
      <SideDrawer
        title={user ? person(user) : text('userView.title')}
        extra={
          user && (
            <Button
              small
              icon={<Icon name="pen" />}
              aria-label={text('userForm.editNamed', { unit: user.unitNumber })}
              onClick={() => setEditing(true)}
            >
              {text('userForm.edit')}
            </Button>
          )
        }
        onClose={onClose}
      >
        {user ? (
          <UserContent key={user.id} user={user} />
        ) : error ? (
          <ErrorScreen error={error} retry={() => void refetch()} />
        ) : users === undefined ? (
          <DocumentSkeleton label={text('users.loading')} />
        ) : (
          <Empty icon="user">
            <p>{text('userView.gone')}</p>
            <Button onClick={() => void refetch()}>{text('userView.reload')}</Button>
          </Empty>
        )}
      </SideDrawer>
      {user && editing && <UserDialog user={user} onClose={() => setEditing(false)} />}
    </>
  );
}

/** Takes the focus, so that keyboard and screen reader continue here. */
function UserContent({ user }: { user: User }) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // the drawer joins the document only after its first content is there
    const frame = requestAnimationFrame(() => content.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div ref={content} tabIndex={-1} className="grid grid-cols-1 gap-4 outline-none!">
      <UserFacts user={user} />
      <AtRiskOfUser userId={user.id} />
      <SuspensionPart user={user} />
      <FailedSignInsPart user={user} />
      {user.isAuditor && !user.isAdmin && <AuditPasswordPart user={user} />}
      <DevicesPart userId={user.id} />
      <LicencePart user={user} />
      <HoursPart userId={user.id} />
      <StandingShiftsOfUser userId={user.id} />
      <BookingsPart unitNumber={user.unitNumber} />
      <RefusedRequestsPart unitNumber={user.unitNumber} />
    </div>
  );
}
