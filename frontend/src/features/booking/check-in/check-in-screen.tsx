import { redirectDelaysMs } from '@rigbook/contracts/booking/booking.limits';
import { readMileage } from '@rigbook/contracts/booking/shift/check-in.rules';
import { isCompleteDamageReport } from '@rigbook/contracts/booking/shift/check-out.rules';
import { fuelAtCheckIn } from '@rigbook/contracts/booking/shift/check-in.words';
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
import { askedBack, confirmationSent, isConfirmed } from '../handover/mileage-question.js';
import { ShiftBegun } from '../handover/shift-news.js';
import { StepGate } from '../handover/step-gate.js';
import { SavedNote, SubmitBar } from '../handover/submit-bar.js';
import { View } from '../handover/view.js';
import { BookingId, BookingLine, BookingLoader } from '../handover/booking-loader.js';
import form from '../handover/form.module.css';
import { ParkingOfNext } from '../parking/parking-of-next.js';
import { isBegun, reportsWith, sendable } from '../damage/damage-form.js';
import { DamageAtCheckIn, type FoundAtCheckIn, nothingFoundAtCheckIn } from './damage-at-check-in.js';
import { ChecklistFields } from '../checks/checklist-fields.js';
import { ChecklistsLoader } from '../checks/checklists-loader.js';
import { KnownDefects } from '../checks/known-defects.js';
import { type CheckedDraft, nothingChecked, useShown } from '../checks/said.js';
import { OutOfService, Unfit } from '../checks/unfit.js';
import { checklistSent, useAnswered } from '../checks/use-answered.js';
import type { Edition } from '../checks/use-checklists.js';
import { CheckInProgress } from '../checks/checklist.js';
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
            <ChecklistsLoader bookingId={booking.id}>
              {({ checkIn }) => (
                <CheckInForm
                  booking={booking}
                  inForce={checkIn}
                  onDone={() => leaveLater(paths.home, redirectDelaysMs.afterCheckIn)}
                />
              )}
            </ChecklistsLoader>
          </StepGate>
        )}
      </BookingLoader>
    </div>
  );
}

interface Draft extends Readings, CheckedDraft {
  readonly preExistingDamage: string;
  readonly notes: string;
  readonly found: FoundAtCheckIn;
}

const empty: Omit<Draft, 'edition'> = {
  ...nothingRead,
  ...nothingChecked,
  found: nothingFoundAtCheckIn,
  preExistingDamage: '',
  notes: '',
};

interface FormProps {
  readonly booking: Booking;
  readonly inForce: Edition | null;
  readonly onDone: () => void;
}

/** The start of a shift: the checklist, fuel, mileage, pre-existing damage. Kept on the device until it is sent. */
function CheckInForm({ booking, inForce, onDone }: FormProps) {
  const text = useText();
  const outgoing = useOutgoingForm('check-in', booking.id, onDone);
  const { draft, idempotencyKey, savedAt, change, complete } = useDeviceDraft(nameOfForm('check-in', booking.id), {
    ...empty,
    edition: inForce,
  });
  const isTakingPhotos = useIsTakingPhotos();
  const [asked, setAsked] = useState(false);
  const formElement = useRef<HTMLFormElement>(null);
  const checklist = useShown(draft.edition);
  const answered = useAnswered(checklist, draft, 'check-in');
  const { isUnfit } = answered;
  const labelOf = (item: string) => checklist.items.find(({ id }) => id === item)?.label ?? item;
  const mileage = readMileage(draft.mileage);
  const mileageProblem = useMileageProblem(draft.mileage, text('checkIn.mileageRequiredDetail'));
  const lastKnown = useLastKnown(booking.vehicle.id);
  const questionIn = useMileageQuestion();
  const asksBack = askedBack(draft.mileage, { lastKm: lastKnown.km, refusal: outgoing.refusal });
  const { level } = fuelAtCheckIn(draft.fuel ?? fuelPercentRange.initial);
  const parts = [
    ...answered.problems.map(({ item }) => ({ name: item, words: labelOf(item) })),
    ...('problem' in mileage && !isUnfit ? [{ name: 'mileage', words: text('checkIn.startingMileage') }] : []),
    ...(draft.fuel === null && !isUnfit ? [{ name: 'fuel', words: text('shift.fuel') }] : []),
  ];

  const goTo = (field: string) => focusOn(formElement.current?.querySelector<HTMLElement>(`[name="${field}"]`));
  const refuse = (title: string, description: string, field: string) => {
    showToast({ title, description, tone: 'destructive', asksForMore: true });
    goTo(field);
  };

  const checked = () => ({ ...checklistSent(draft, answered.answers), completedAt: complete() });
  const send = (body: FormBody<'check-in'>) => {
    outgoing.send({ subject: booking.vehicle.name, body, idempotencyKey, ...(isUnfit && { isUnfit }) });
    const ofDamage = (body.damageReports ?? []).flatMap(({ photoIds = [] }) => photoIds);
    void photoQueue.handIn([...answered.photoIds, ...ofDamage]);
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setAsked(true);
    const [first] = answered.problems;
    if (first) {
      const items = answered.problems.map(({ item }) => labelOf(item)).join(', ');
      return refuse(text('checkIn.itemsMissing'), text('checkIn.pleaseComplete', { items }), first.item);
    }
    const { confirmed, begun } = draft.found;
    const reports = sendable(reportsWith(draft.found)) as FormBody<'check-in'>['damageReports'];
    const isHalfReported = isBegun(begun) && !isCompleteDamageReport(begun);
    const saysIncomplete = () =>
      refuse(text('shift.missingInformation'), text('checkOut.reportIncomplete'), 'damage-area');
    const seen = {
      ...(reports?.length && { damageReports: reports }),
      ...(confirmed.length > 0 && { confirmedDamage: [...confirmed] }),
      ...(draft.notes.trim() !== '' && { checkinNotes: draft.notes }),
      ...(draft.preExistingDamage.trim() !== '' && { preExistingDamage: draft.preExistingDamage }),
    };
    if (isUnfit && isHalfReported) return saysIncomplete();
    if (isUnfit)
      return send({
        fuelLevel: draft.fuel ?? fuelPercentRange.initial,
        mileage: 'km' in mileage ? mileage.km : 0,
        ...checked(),
        ...seen,
      });
    if ('problem' in mileage) return refuse(text('shift.mileageRequired'), mileageProblem ?? '', 'mileage');
    if (asksBack && !isConfirmed(draft, asksBack))
      return refuse(text('shift.mileageToConfirm'), questionIn(asksBack), 'mileage');
    if (draft.fuel === null) return refuse(text('shift.fuelRequired'), text('shift.fuelRequiredDetail'), 'fuel');
    if (isHalfReported) return saysIncomplete();
    send({
      fuelLevel: draft.fuel,
      mileage: mileage.km,
      ...confirmationSent(draft, asksBack),
      ...checked(),
      ...seen,
    });
  };

  if (outgoing.isDone)
    return (
      <View>
        <BookingLine booking={booking} />
        {isUnfit ? <OutOfService vehicleId={booking.vehicle.id} /> : <ShiftBegun booking={booking} />}
      </View>
    );
  return (
    <form ref={formElement} onSubmit={submit} noValidate className={form.stack}>
      <div className={form.stack} inert={outgoing.state !== undefined}>
        <BookingLine booking={booking} />
        <ParkingOfNext booking={booking} />
        <KnownDefects bookingId={booking.id} />
        <CheckInProgress answered={answered.answered} all={checklist.items.length}>
          <SavedNote savedAt={savedAt} />
        </CheckInProgress>
        <ChecklistFields
          bookingId={booking.id}
          checklist={checklist}
          draft={draft}
          problems={asked ? answered.problems : []}
          takesRequired={false}
          onChange={change}
        />
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
      {isUnfit && <Unfit occasion="check-in" items={answered.wrong} />}
      <SubmitBar
        outgoing={outgoing}
        busy={isTakingPhotos}
        label={text(
          outgoing.state === 'sending' ? 'shift.processing' : isUnfit ? 'checks.submitUnfit' : 'checkIn.submit',
        )}
      >
        <MissingParts ticked={answered.answered} all={checklist.items.length} missing={parts} onGoTo={goTo} />
      </SubmitBar>
    </form>
  );
}
