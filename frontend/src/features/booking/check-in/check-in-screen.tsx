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
import { CheckInForm } from './check-in-form.js';

export function CheckInScreen({ bookingId }: { bookingId: string }) {
  const text = useText();
  const leaveLater = useLeaveLater();
  return (
    <div className={form.form}>
      <PageTitle title={text('checkIn.title')} />
      <WithBooking bookingId={bookingId} loading={text('checkIn.loading')}>
        {(booking) => (
          <CheckingIn booking={booking} onDone={() => leaveLater(paths.home, redirectDelaysMs.afterCheckIn)} />
        )}
      </WithBooking>
    </div>
  );
}

/** What the form would only be refused for is said before it is filled in. */
function CheckingIn({ booking, onDone }: { booking: Booking; onDone: () => void }) {
  const text = useText();
  if (booking.checkedInAt !== null)
    return (
      <Notice hue="green" icon="check" title={text('checkIn.alreadyIn')}>
        <LinkButton to={paths.checkOut(booking.id)}>{text('checkIn.checkoutLink')}</LinkButton>
      </Notice>
    );
  if (booking.status === 'approved' && booking.signedAt === null)
    return (
      <Notice hue="orange" icon="pen" title={text('checkIn.unsigned')}>
        <LinkButton to={paths.agreement(booking.id)}>{text('checkIn.toAgreement')}</LinkButton>
      </Notice>
    );
  return <CheckInForm booking={booking} onDone={onDone} />;
}
