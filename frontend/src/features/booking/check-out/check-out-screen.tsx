import { redirectDelaysMs } from '@rigbook/contracts/booking/booking.limits';
import { fuelAtCheckOut } from '@rigbook/contracts/booking/shift/check-in.words';
import { fuelPercentRange } from '@rigbook/contracts/fleet/fleet.words';
import type { SyntheticEvent } from 'react';
import { paths } from '../../../config/paths.js';
import { useDeviceDraft } from '../../../lib/device/use-device-draft.js';
import type { Booking } from '../../../lib/http/answers.js';
import { ApiError } from '../../../lib/http/problem.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { type FormBody, nameOfForm } from '../../../lib/outbox/outgoing-form.js';
import { photoQueue } from '../../../lib/photos/photo-queue.js';
import { useIsTakingPhotos } from '../../../lib/photos/taking-photos.js';
import { useOutgoingForm } from '../../../lib/outbox/use-outgoing-form.js';
import { useOwnShifts } from '../../../lib/time/own-shifts.js';
import { useDelayedNavigation } from '../../../lib/use-delayed-navigation.js';
import { PageTitle } from '../../../ui/content/page-title.js';
import { ContactsPanel } from '../../settings/shared/contacts.js';
import { ChecklistsLoader } from '../checks/checklists-loader.js';
import { ReturnChecklist, useReturnChecklist } from '../checks/return-checklist.js';
import { nothingChecked } from '../checks/said.js';
import { Unfit } from '../checks/unfit.js';
import type { Edition } from '../checks/use-checklists.js';
import { ShiftEnded } from '../handover/shift-news.js';
import { StepGate } from '../handover/step-gate.js';
import { SavedNote, SubmitBar } from '../handover/submit-bar.js';
import { View } from '../handover/view.js';
import { BookingId, BookingLine, BookingLoader } from '../handover/booking-loader.js';
import form from '../handover/form.module.css';
import { notSaid, ParkingFields, parkingSent } from '../parking/parking-fields.js';
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
            <ChecklistsLoader bookingId={booking.id}>
              {({ atReturn }) => (
                <CheckOutForm
                  booking={booking}
                  inForce={atReturn}
                  onDone={() => leaveLater(paths.home, redirectDelaysMs.afterCheckOut)}
                />
              )}
            </ChecklistsLoader>
          </StepGate>
        )}
      </BookingLoader>
    </div>
  );
}

interface FormProps {
  readonly booking: Booking;
  readonly inForce: Edition | null;
  readonly onDone: () => void;
}

/** The end of a shift: the checklist, damage, fuel, mileage. Kept on the device until it is sent. */
function CheckOutForm({ booking, inForce, onDone }: FormProps) {
  const text = useText();
  const outgoing = useOutgoingForm('checkout', booking.id, onDone);
  const { draft, idempotencyKey, savedAt, change, complete } = useDeviceDraft(nameOfForm('checkout', booking.id), {
    ...nothingReturned,
    ...nothingChecked,
    edition: inForce,
    parking: notSaid,
  });
  const { personId, parkingPlaceRequired = false } = useOwnShifts();
  // the office, which ends a shift for somebody, does not see the vehicle
  const isOwn = personId === undefined || personId === booking.user.id;
  const edition = isOwn ? draft.edition : null;
  const checked = { ...draft, edition };
  const answered = useReturnChecklist(checked);
  const { formElement, asked, ask, refuse, returned, asksBack } = useReturnForm(draft, booking, outgoing.refusal);
  const { refusal } = outgoing;
  const isAskedFor = refusal instanceof ApiError && refusal.code === 'PARKING_PLACE_REQUIRED';
  const lacksPlace = isOwn && (parkingPlaceRequired || isAskedFor) && draft.parking.place.trim() === '';
  const isTakingPhotos = useIsTakingPhotos();
  const { level } = fuelAtCheckOut(draft.fuel ?? fuelPercentRange.initial);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    ask();
    const [first] = answered.problems;
    if (first)
      return refuse(text('checks.incomplete'), text('checkIn.pleaseComplete', { items: answered.missing }), first.item);
    const readings = returned();
    if (readings === undefined) return;
    if (lacksPlace) return refuse(text('parking.title'), text('parking.required'), 'parking-place');
    const parking = parkingSent(draft.parking);
    const body: FormBody<'checkout'> = {
      ...readings,
      completedAt: complete(),
      ...(edition && { checklistEdition: edition.id, checklistAnswers: answered.answers }),
      ...(parking && { parking }),
      ...(draft.notes.trim() !== '' && { checkoutNotes: draft.notes }),
    };
    outgoing.send({ subject: booking.vehicle.name, body, idempotencyKey });
    const ofDamage = (readings.damageReports ?? []).flatMap(({ photoIds = [] }) => photoIds);
    void photoQueue.handIn([...ofDamage, ...answered.photoIds, ...(parking?.photoIds ?? [])]);
  };

  if (outgoing.isDone)
    return (
      <View>
        <BookingLine booking={booking} />
        <ShiftEnded booking={booking} />
      </View>
    );
  return (
    <form ref={formElement} onSubmit={submit} noValidate className={form.stack}>
      <div className={form.stack} inert={outgoing.state !== undefined}>
        <BookingLine booking={booking} />
        <HandOverTogether booking={booking} asked />
        <ReturnChecklist
          bookingId={booking.id}
          checklist={answered.checklist}
          draft={checked}
          problems={asked ? answered.problems : []}
          onChange={change}
        />
        <ReturnFields
          booking={booking}
          draft={draft}
          fuel={{ level, words: text(`checkOut.fuel.${level}`) }}
          asksBack={asksBack}
          asked={asked}
          onChange={change}
        />
        <ParkingFields
          bookingId={booking.id}
          parking={draft.parking}
          isMissing={lacksPlace && (asked || isAskedFor)}
          onChange={(update) => change(({ parking }) => ({ parking: update(parking) }))}
        />
        <p className="text-soft">{text('checkOut.endText')}</p>
        <ContactsPanel />
        <BookingId id={booking.id} />
      </div>
      {answered.isUnfit && <Unfit occasion="return" items={answered.wrong} />}
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
