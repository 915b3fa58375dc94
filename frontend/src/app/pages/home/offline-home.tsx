import { useMyBookings } from '../../../features/booking/api/my-bookings.js';
import { MyBookings } from '../../../features/booking/my-bookings/my-bookings.js';
import { NextStepPanel } from '../../../features/booking/next-step/next-step-panel.js';
import { AsOf } from '../../../features/booking/shared/as-of.js';
import { PhotosToCome } from '../../../features/booking/shared/lazy-photos.js';
import { WaitingSteps } from '../../../features/booking/shared/waiting-steps.js';
import { ContactsPanel } from '../../../features/settings/shared/contacts.js';
import { useText } from '../../../lib/i18n/use-text.js';

/** Home when the page starts without a network: what the device keeps, which is enough for a shift. */
export function OfflineHome() {
  const text = useText();
  const { bookings = [] } = useMyBookings();
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="sr-only">{text('home.title')}</h1>
      <AsOf />
      <WaitingSteps />
      <PhotosToCome andReports />
      <NextStepPanel otherwise={<NothingToDo />} />
      {bookings.length > 0 && <MyBookings />}
      <ContactsPanel />
    </div>
  );
}

function NothingToDo() {
  const text = useText();
  return (
    <div className="grid gap-3">
      <p className="text-xl font-semibold">{text('nextStep.none')}</p>
      <p className="text-soft">{text('offline.bookLater')}</p>
    </div>
  );
}
