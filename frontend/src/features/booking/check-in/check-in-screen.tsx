import { redirectDelaysMs } from '@rigbook/contracts/booking/booking.limits';
import { readMileage, missingRequiredItems } from '@rigbook/contracts/booking/shift/check-in.rules';
import { isCompleteDamageReport } from '@rigbook/contracts/booking/shift/check-out.rules';
import { checkInGroups, checkInItems, fuelAtCheckIn } from '@rigbook/contracts/booking/shift/check-in.words';
import type { CheckInItem } from '@rigbook/contracts/booking/shift/check-in.words';
import { fuelPercentRange } from '@rigbook/contracts/fleet/fleet.words';
import { type SyntheticEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../config/paths.js';
import { focusOn } from '../../../lib/device/focus-on.js';
import { useDeviceDraft } from '../../../lib/device/use-device-draft.js';
import type { Booking } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { type FormBody, nameOfForm } from '../../../lib/outbox/outgoing-form.js';
import { photoQueue } from '../../../lib/photos/photo-queue.js';
import { useIsTakingPhotos } from '../../../lib/photos/taking-photos.js';
import { useOutgoingForm } from '../../../lib/outbox/use-outgoing-form.js';
import { useDelayedNavigation } from '../../../lib/use-delayed-navigation.js';
import { PageTitle } from '../../../ui/content/page-title.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { DashboardReadings, nothingRead, type Readings } from '../handover/dashboard-readings.js';
import { NotesField, useMileageProblem, useMileageQuestion } from '../handover/fields.js';
import { askedBack, isConfirmed } from '../handover/mileage-question.js';
import { ShiftBegun } from '../handover/shift-news.js';
import { StepGate } from '../handover/step-gate.js';
import { SavedNote, SubmitBar } from '../handover/submit-bar.js';
import { BookingId, BookingLine, BookingLoader } from '../handover/booking-loader.js';
import form from '../handover/form.module.css';
import { isBegun, reportsWith, sendable } from '../damage/damage-form.js';
import { DamageAtCheckIn, type FoundAtCheckIn, nothingFoundAtCheckIn } from './damage-at-check-in.js';
import { CheckInProgress, ChecklistGroup } from './checklist.js';
import { MissingParts } from './missing-parts.js';
import { useLastKnown } from './use-last-known.js';

export function CheckInScreen({ bookingId }: { bookingId: string }) {
  const text = useText();
  const leaveLater = useDelayedNavigation();
  return (
    <div className={form.screen}>
      <PageTitle title={text('checkIn.title')} />
      <BookingLoader bookingId={bookingId} loading={text('checkIn.loading')} until="check-in">
        {(booking) => (
          <StepGate step="check-in" kind="check-in" booking={booking} loading={text('checkIn.loading')}>
            <CheckInForm booking={booking} onDone={() => leaveLater(paths.home, redirectDelaysMs.afterCheckIn)} />
          </StepGate>
        )}
      </BookingLoader>
    </div>
  );
}

interface Draft extends Readings {
  readonly ticked: readonly CheckInItem[];
  readonly preExistingDamage: string;
  readonly notes: string;
  readonly found: FoundAtCheckIn;
}

const empty: Draft = { ...nothingRead, found: nothingFoundAtCheckIn, ticked: [], preExistingDamage: '', notes: '' };

/** The start of a shift: 16 items, fuel, mileage, pre-existing damage. Kept on the device until it is sent. */
function CheckInForm({ booking, onDone }: { booking: Booking; onDone: () => void }) {
  const text = useText();
  const outgoing = useOutgoingForm('check-in', booking.id, onDone);
  const { draft, idempotencyKey, savedAt, change, complete } = useDeviceDraft(
    nameOfForm('check-in', booking.id),
    empty,
  );
  const isTakingPhotos = useIsTakingPhotos();
  const [asked, setAsked] = useState(false);
  const formElement = useRef<HTMLFormElement>(null);
  const missing = missingRequiredItems(draft.ticked);
  const mileage = readMileage(draft.mileage);
  const mileageProblem = useMileageProblem(draft.mileage, text('checkIn.mileageRequiredDetail'));
  const lastKnown = useLastKnown(booking.vehicle.id);
  const questionIn = useMileageQuestion();
  const asksBack = askedBack(draft.mileage, { lastKm: lastKnown.km, refusal: outgoing.refusal });
  const { level } = fuelAtCheckIn(draft.fuel ?? fuelPercentRange.initial);
  const parts = [
    ...missing.map((item) => ({ name: item, words: text(`checkInItem.${item}`) })),
    ...('problem' in mileage ? [{ name: 'mileage', words: text('checkIn.startingMileage') }] : []),
    ...(draft.fuel === null ? [{ name: 'fuel', words: text('shift.fuel') }] : []),
  ];

  const goTo = (field: string) => focusOn(formElement.current?.querySelector<HTMLElement>(`[name="${field}"]`));
  const refuse = (title: string, description: string, field: string) => {
    showToast({ title, description, tone: 'destructive', asksForMore: true });
    goTo(field);
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setAsked(true);
    if (missing[0] !== undefined) {
      const items = missing.map((item) => text(`checkInItem.${item}`)).join(', ');
      return refuse(text('checkIn.itemsMissing'), text('checkIn.pleaseComplete', { items }), missing[0]);
    }
    if ('problem' in mileage) return refuse(text('shift.mileageRequired'), mileageProblem ?? '', 'mileage');
    if (asksBack && !isConfirmed(draft)) return refuse(text('shift.mileageToConfirm'), questionIn(asksBack), 'mileage');
    if (draft.fuel === null) return refuse(text('shift.fuelRequired'), text('shift.fuelRequiredDetail'), 'fuel');
    const { confirmed, begun } = draft.found;
    if (isBegun(begun) && !isCompleteDamageReport(begun))
      return refuse(text('shift.missingInformation'), text('checkOut.reportIncomplete'), 'damage-area');
    const reports = sendable(reportsWith(draft.found)) as FormBody<'check-in'>['damageReports'];
    const body: FormBody<'check-in'> = {
      fuelLevel: draft.fuel,
      mileage: mileage.km,
      mileageConfirmed: isConfirmed(draft),
      checklist: checkInItems.map(({ id }) => id).filter((id) => draft.ticked.includes(id)),
      completedAt: complete(),
      ...(reports?.length && { damageReports: reports }),
      ...(confirmed.length > 0 && { confirmedDamage: [...confirmed] }),
      ...(draft.notes.trim() !== '' && { checkinNotes: draft.notes }),
      ...(draft.preExistingDamage.trim() !== '' && { preExistingDamage: draft.preExistingDamage }),
    };
    outgoing.send({ subject: booking.vehicle.name, body, idempotencyKey });
    void photoQueue.handIn((reports ?? []).flatMap(({ photoIds = [] }) => photoIds));
  };

  if (outgoing.isDone)
    return (
      <div className={form.stack}>
        <BookingLine booking={booking} />
        <ShiftBegun booking={booking} />
      </div>
    );
  return (
    <form ref={formElement} onSubmit={submit} noValidate className={form.stack}>
      <div className={form.stack} inert={outgoing.state !== undefined}>
        <BookingLine booking={booking} />
        <CheckInProgress ticked={draft.ticked}>
          <SavedNote savedAt={savedAt} />
        </CheckInProgress>
        {checkInGroups.map(({ id }) => (
          <ChecklistGroup
            key={id}
            group={id}
            ticked={draft.ticked}
            showMissing={asked}
            onChange={(ticked) => change({ ticked })}
          />
        ))}
        <DashboardReadings
          readings={draft}
          lastKnown={lastKnown}
          unmoved
          fuel={{ level, words: text(level === 'low' ? 'checkIn.fuel.low' : 'checkIn.fuel.good') }}
          mileage={{ label: text('checkIn.startingMileage'), missing: text('checkIn.mileageRequiredDetail') }}
          sameMileage={(km) => text('checkIn.mileageLast', { km })}
          asksBack={asksBack}
          asked={asked}
          onChange={change}
        />
        <DamageAtCheckIn
          booking={booking}
          found={draft.found}
          onChange={(update) => change(({ found }) => ({ found: update(found) }))}
        />
        <NotesField
          label={text('checkIn.preExistingDamage')}
          hint={text('checkIn.preExistingDamageHint')}
          value={draft.preExistingDamage}
          onChange={(preExistingDamage) => change({ preExistingDamage })}
        />
        <NotesField label={text('shift.notes')} value={draft.notes} onChange={(notes) => change({ notes })} />
        <p>
          {text('checkIn.checkoutLater')} <Link to={paths.checkOut(booking.id)}>{text('checkIn.checkoutLink')}</Link>
        </p>
        <BookingId id={booking.id} />
      </div>
      <SubmitBar
        outgoing={outgoing}
        busy={isTakingPhotos}
        label={text(outgoing.state === 'sending' ? 'shift.processing' : 'checkIn.submit')}
      >
        <MissingParts ticked={draft.ticked.length} missing={parts} onGoTo={goTo} />
      </SubmitBar>
    </form>
  );
}
