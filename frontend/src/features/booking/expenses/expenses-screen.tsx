import { paths } from '../../../config/paths.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Notice } from '../../../ui/content/notice.js';
import { PageTitle } from '../../../ui/content/page-title.js';
import { LinkButton } from '../../../ui/link-button.js';
import { BookingId, BookingLine, BookingLoader } from '../handover/booking-loader.js';
import form from '../handover/form.module.css';
import { ExpenseForm } from './expense-form.js';
import { ExpenseList } from './expense-list.js';

/** Fuel and other expenses of a shift: what was recorded, and a form for more. */
export function ExpensesScreen({ bookingId }: { readonly bookingId: string }) {
  const text = useText();
  return (
    <div className={form.screen}>
      <PageTitle title={text('expenses.title')} />
      <BookingLoader bookingId={bookingId} loading={text('expenses.loading')} until="checkout">
        {(booking) => (
          <div className={form.stack}>
            <BookingLine booking={booking} />
            {booking.checkedInAt === null ? (
              <Notice hue="orange" icon="alert" title={text('expenses.notYet')}>
                <p className="mb-3">{text('expenses.notYetHint')}</p>
                <LinkButton to={paths.home}>{text('shift.backHome')}</LinkButton>
              </Notice>
            ) : (
              <>
                <ExpenseForm booking={booking} />
                <ExpenseList bookingId={booking.id} />
              </>
            )}
            <BookingId id={booking.id} />
          </div>
        )}
      </BookingLoader>
    </div>
  );
}
