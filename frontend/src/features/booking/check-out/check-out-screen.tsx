import { redirectDelaysMs } from '@rigbook/contracts/booking/booking.limits';
import { paths } from '../../../config/paths.js';
import type { Booking } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useLeaveLater } from '../../../lib/use-leave-later.js';
import { LinkButton } from '../../../ui/link-button.js';
import { Notice } from '../../../ui/content/notice.js';
import { PageTitle } from '../../../ui/content/page-title.js';
import form from '../handover/form.module.css';
import { WithBooking } from '../handover/with-booking.js';
import { CheckOutForm } from './check-out-form.js';

export function CheckOutScreen({ bookingId }: { bookingId: string }) {
  const text = useText();
  const leaveLater = useLeaveLater();
  return (
    <div className={form.form}>
      <PageTitle title={text('checkOut.title')} />
      <WithBooking bookingId={bookingId} loading={text('checkOut.loading')}>
        {(booking) => (
          <CheckingOut booking={booking} onDone={() => leaveLater(paths.home, redirectDelaysMs.afterCheckOut)} />
        )}
      </WithBooking>
    </div>
  );
}

/** What the form would only be refused for is said before it is filled in. */
function CheckingOut({ booking, onDone }: { booking: Booking; onDone: () => void }) {
  const text = useText();
  if (booking.status === 'active') return <CheckOutForm booking={booking} onDone={onDone} />;
  return (
    <Notice
      hue={booking.status === 'completed' ? 'green' : 'orange'}
      icon={booking.status === 'completed' ? 'check' : 'info'}
      title={text(booking.status === 'completed' ? 'checkOut.returned' : 'checkOut.notActive')}
    >
      <LinkButton to={paths.home}>{text('shift.backHome')}</LinkButton>
    </Notice>
  );
}
