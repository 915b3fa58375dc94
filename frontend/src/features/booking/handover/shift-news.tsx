import { Link } from 'react-router';
import { paths } from '../../../config/paths.js';
import type { Booking } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useNow } from '../../../lib/time/use-now.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Facts } from '../../../ui/content/facts.js';
import { Notice } from '../../../ui/content/notice.js';
import { Panel } from '../../../ui/content/panel.js';
import { LinkButton } from '../../../ui/link-button.js';
import { ContactsPanel } from '../../settings/shared/contacts.js';
import { PhotosToCome } from '../shared/lazy-photos.js';
import form from './form.module.css';

/** After the check-in. */
export function ShiftBegun({ booking }: { readonly booking: Booking }) {
  const text = useText();
  return (
    <div className={form.stack}>
      <Notice hue="green" icon="check" title={text('checkIn.alreadyIn')} />
      <PhotosToCome />
      <ShiftUnderWay booking={booking} />
    </div>
  );
}

/** Until when, whom to call, and where the shift ends. */
export function ShiftUnderWay({ booking }: { readonly booking: Booking }) {
  const text = useText();
  const times = useTimes();
  const now = useNow();
  const { id, endTime } = booking;
  return (
    <>
      <Panel title={text('shift.yours')}>
        <Facts
          facts={[
            [text('shift.returnBy'), times.instant(endTime)],
            now < endTime
              ? [text('duty.left'), times.span(now, endTime)]
              : [text('duty.overdueBy'), <strong key="overdue">{times.span(endTime, now)}</strong>],
          ]}
        />
      </Panel>
      <ContactsPanel />
      <p>
        {text('checkIn.checkoutLater')} <Link to={paths.checkOut(id)}>{text('checkIn.checkoutLink')}</Link>
      </p>
      <LinkButton to={paths.home}>{text('shift.backHome')}</LinkButton>
    </>
  );
}

/** After the checkout. */
export function ShiftEnded({ booking }: { readonly booking: Booking }) {
  const text = useText();
  return (
    <div className={form.stack}>
      <Notice hue="green" icon="check" title={text('checkOut.returned')} />
      <PhotosToCome />
      <AfterShift booking={booking} />
    </div>
  );
}

/** The record of the shift, and whom to call if something was left in the vehicle. */
export function AfterShift({ booking: { id } }: { readonly booking: Booking }) {
  const text = useText();
  return (
    <>
      <p>
        <Link to={paths.history(id)}>{text('shift.record')}</Link>
      </p>
      <p>
        <Link to={paths.expenses(id)}>{text('shift.expenses')}</Link>
      </p>
      <p>{text('shift.leftBehind')}</p>
      <ContactsPanel />
      <LinkButton to={paths.home}>{text('shift.backHome')}</LinkButton>
    </>
  );
}
