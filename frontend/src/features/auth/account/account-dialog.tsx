import type { CurrentUser } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Dialog } from '../../../ui/dialog.js';
import { Facts } from '../../../ui/content/facts.js';
import { MessagesToMe } from './messages-to-me.js';
import { MicrosoftAccount } from './microsoft-account.js';
import { OwnCalendar } from './own-calendar.js';

/** Who is signed in, as the organisation knows them, how they want to be written to, and the Microsoft account that signs them in. */
export function AccountDialog({ user, onClose }: { user: CurrentUser; onClose: () => void }) {
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
      <MessagesToMe user={user} />
      <OwnCalendar />
      <MicrosoftAccount />
    </Dialog>
  );
}
