import { type CurrentUser, type CalendarFeed, type NewCalendarFeed } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Dialog } from '../../../ui/dialog.js';
import { Facts } from '../../../ui/content/facts.js';
import { MessagePreferences } from './message-preferences.js';
import { OwnAccess } from './own-access.js';
import { OwnAuditPassword } from './own-audit-password.js';
import { OwnData } from './own-data.js';
import { OwnDevices } from './own-devices.js';
import { OwnErasureRequest } from './own-erasure-request.js';
import { OwnPasskeys } from './own-passkeys.js';
import { MicrosoftAccount } from './microsoft-account.js';
import { useQuery, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { CalendarAddress } from '../../integrations/shared/calendar-address.js';
import styles from './account-section.module.css';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';
import { lazyExtra } from '../../../ui/lazy/lazy-extra.js';

/** Whether the caller's calendar has an address; loaded each time it is shown. */
const ownCalendarFeedQuery = queryOptions({
  queryKey: keys.ownCalendarFeed,
  queryFn: (): Promise<CalendarFeed> => bodyOf(api.GET('/api/calendar-feed')),
  refetchOnMount: 'always',
});

function useMakeOwnCalendarFeed() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (): Promise<NewCalendarFeed> => bodyOf(api.POST('/api/calendar-feed')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.ownCalendarFeed }),
  });
}

function useRevokeOwnCalendarFeed() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => bodyOf(api.DELETE('/api/calendar-feed')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.ownCalendarFeed }),
  });
}

const PushSection = lazyExtra(async () => (await import('../push/push-section.js')).PushSection, ['push']);

/** The caller's bookings in their calendar program. */
function OwnCalendar() {
  const text = useText();
  const titleId = useId();
  const feed = useQuery(ownCalendarFeedQuery);
  const make = useMakeOwnCalendarFeed();
  const revoke = useRevokeOwnCalendarFeed();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h3 id={titleId}>{text('calendarFeed.own')}</h3>
      <p className="text-soft text-md">{text('calendarFeed.ownHint')}</p>
      <CalendarAddress feed={feed} make={make} revoke={revoke} />
    </section>
  );
}

interface Props {
  readonly user: CurrentUser;
  /** Shows the devices first. */
  readonly atDevices?: boolean;
  /** What else the person may be told of. */
  readonly furtherMessages?: ReactNode;
  readonly onClose: () => void;
}

/** The signed-in person's profile, message preferences, ways in, and devices. */
export function AccountDialog({ user, atDevices = false, furtherMessages, onClose }: Props) {
  const text = useText();
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  const entered = (value: string | null) =>
    value === null || value === '' ? text('account.missing') : <bdi>{value}</bdi>;

  return (
    <Dialog title={text('account.title')} width={460} onClose={onClose}>
      <Facts
        facts={[
          [text('account.unit'), <bdi key="unit">{user.unitNumber}</bdi>],
          [text('account.name'), entered(name)],
          [
            text('profile.department'),
            user.department === null ? entered(null) : text(`department.${user.department}`),
          ],
          [text('profile.phoneNumber'), entered(user.phoneNumber)],
          [text('profile.email'), entered(user.email)],
        ]}
      />
      <MessagePreferences user={user} />
      {furtherMessages}
      <PushSection />
      <OwnCalendar />
      <OwnPasskeys />
      {user.isAuditor && !user.isAdmin && <OwnAuditPassword />}
      <MicrosoftAccount />
      <OwnDevices inView={atDevices} />
      <OwnAccess />
      <OwnData />
      <OwnErasureRequest />
    </Dialog>
  );
}
