import { useRef } from 'react';
import { paths } from '../../../config/paths.js';
import type { Booking } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { LinkButton } from '../../../ui/link-button.js';
import { Notice } from '../../../ui/notice.js';
import { PageTitle } from '../../../ui/page-title.js';
import form from '../handover/form.module.css';
import { WithBooking } from '../handover/with-booking.js';
import { CheckOutForm } from './check-out-form.js';

export function CheckOutScreen({ bookingId }: { bookingId: string }) {
  const text = useText();
  return (
    <div className={form.form}>
      <PageTitle title={text('checkOut.title')} />
      <WithBooking bookingId={bookingId} loading={text('checkOut.loading')}>
        {(booking) => <CheckingOut booking={booking} />}
      </WithBooking>
    </div>
  );
}

/** What the form would only be refused for is said before it is filled in. */
function CheckingOut({ booking }: { booking: Booking }) {
  const text = useText();
  const before = useRef(booking).current;
  if (before.status === 'active') return <CheckOutForm booking={booking} />;
  return (
    <Notice hue="orange" icon="info" title={text('checkOut.notActive')}>
      <LinkButton to={paths.home}>{text('shift.backHome')}</LinkButton>
    </Notice>
  );
}
