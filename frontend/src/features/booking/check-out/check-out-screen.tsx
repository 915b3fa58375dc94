import { redirectDelaysMs } from '@rigbook/contracts/booking/booking.limits';
import { fuelAtCheckOut } from '@rigbook/contracts/booking/shift/check-in.words';
import { fuelPercentRange } from '@rigbook/contracts/fleet/fleet.words';
import type { SyntheticEvent } from 'react';
import { paths } from '../../../config/paths.js';
import { useDeviceDraft } from '../../../lib/device/use-device-draft.js';
import type { Booking } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { type FormBody, nameOfForm } from '../../../lib/outbox/outgoing-form.js';
import { photoQueue } from '../../../lib/photos/photo-queue.js';
import { useIsTakingPhotos } from '../../../lib/photos/taking-photos.js';
import { useOutgoingForm } from '../../../lib/outbox/use-outgoing-form.js';
import { useDelayedNavigation } from '../../../lib/use-delayed-navigation.js';
import { PageTitle } from '../../../ui/content/page-title.js';
import { ContactsPanel } from '../../settings/shared/contacts.js';
import { ShiftEnded } from '../handover/shift-news.js';
import { StepGate } from '../handover/step-gate.js';
import { SavedNote, SubmitBar } from '../handover/submit-bar.js';
import { BookingId, BookingLine, BookingLoader } from '../handover/booking-loader.js';
import form from '../handover/form.module.css';
import { HandOverTogether } from '../shared/handover-together.js';
import { nothingReturned, ReturnFields, useReturnForm } from './return-form.js';

export function CheckOutScreen({ bookingId }: { bookingId: string }) {
  const text = useText();
  const leaveLater = useDelayedNavigation();
  return (
    <div className={form.screen}>
      <PageTitle title={text('checkOut.title')} />
      <BookingLoader bookingId={bookingId} loading={text('checkOut.loading')} until="checkout">
        {(booking) => (
          <StepGate step="check-out" kind="checkout" booking={booking} loading={text('checkOut.loading')}>
            <CheckOutForm booking={booking} onDone={() => leaveLater(paths.home, redirectDelaysMs.afterCheckOut)} />
          </StepGate>
        )}
      </BookingLoader>
    </div>
  );
}

/** The end of a shift: damage, fuel, mileage. Kept on the device until it is sent. */
function CheckOutForm({ booking, onDone }: { booking: Booking; onDone: () => void }) {
  const text = useText();
  const outgoing = useOutgoingForm('checkout', booking.id, onDone);
  const { draft, idempotencyKey, savedAt, change, complete } = useDeviceDraft(
    nameOfForm('checkout', booking.id),
    nothingReturned,
  );
  const { formElement, asked, ask, returned, asksBack } = useReturnForm(draft, booking, outgoing.refusal);
  const isTakingPhotos = useIsTakingPhotos();
  const { level } = fuelAtCheckOut(draft.fuel ?? fuelPercentRange.initial);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    ask();
    const readings = returned();
    if (readings === undefined) return;
    const body: FormBody<'checkout'> = {
      ...readings,
      completedAt: complete(),
      ...(draft.notes.trim() !== '' && { checkoutNotes: draft.notes }),
    };
    outgoing.send({ subject: booking.vehicle.name, body, idempotencyKey });
    void photoQueue.handIn((readings.damageReports ?? []).flatMap(({ photoIds = [] }) => photoIds));
  };

  if (outgoing.isDone)
    return (
      <div className={form.stack}>
        <BookingLine booking={booking} />
        <ShiftEnded booking={booking} />
      </div>
    );
  return (
    <form ref={formElement} onSubmit={submit} noValidate className={form.stack}>
      <div className={form.stack} inert={outgoing.state !== undefined}>
        <BookingLine booking={booking} />
        <HandOverTogether booking={booking} asked />
        <ReturnFields
          booking={booking}
          draft={draft}
          fuel={{ level, words: text(`checkOut.fuel.${level}`) }}
          asksBack={asksBack}
          asked={asked}
          onChange={change}
        />
        <p className="text-soft">{text('checkOut.endText')}</p>
        <ContactsPanel />
        <BookingId id={booking.id} />
      </div>
      <SubmitBar
        outgoing={outgoing}
        busy={isTakingPhotos}
        label={text(outgoing.state === 'sending' ? 'shift.processing' : 'checkOut.submit')}
      >
        <SavedNote savedAt={savedAt} />
      </SubmitBar>
    </form>
  );
}
