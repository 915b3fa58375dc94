import { redirectDelaysMs } from '@rigbook/contracts/booking/booking.limits';
import { readMileage } from '@rigbook/contracts/booking/shift/check-in.rules';
import { fuelAtCheckOut } from '@rigbook/contracts/booking/shift/check-in.words';
import { damageCheckProblem, isCompleteDamageReport } from '@rigbook/contracts/booking/shift/check-out.rules';
import { fuelPercentRange } from '@rigbook/contracts/fleet/fleet.words';
import { type SyntheticEvent, useRef, useState } from 'react';
import { paths } from '../../../config/paths.js';
import { focusOn } from '../../../lib/device/focus-on.js';
import { useDeviceDraft } from '../../../lib/device/use-device-draft.js';
import type { Booking } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { type FormBody, nameOfForm } from '../../../lib/outbox/outgoing-form.js';
import { useOutgoingForm } from '../../../lib/outbox/use-outgoing-form.js';
import { useDelayedNavigation } from '../../../lib/use-delayed-navigation.js';
import { PageTitle } from '../../../ui/content/page-title.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { ContactsPanel } from '../../settings/shared/contacts.js';
import { DashboardReadings, nothingRead, type Readings } from '../handover/dashboard-readings.js';
import { NotesField, useMileageProblem } from '../handover/fields.js';
import { ShiftEnded } from '../handover/shift-news.js';
import { StepGate } from '../handover/step-gate.js';
import { SavedNote, SubmitBar } from '../handover/submit-bar.js';
import { BookingId, BookingLine, BookingLoader } from '../handover/booking-loader.js';
import form from '../handover/form.module.css';
import { HandOverLink } from '../shared/handover-link.js';
import { DamageCheck } from './damage-check.js';
import { type DamageFindings, isBegun, nothingFound, reportsWith } from './damage-form.js';

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

interface Draft extends Readings {
  readonly damage: DamageFindings;
  readonly notes: string;
}

const empty: Draft = { ...nothingRead, damage: nothingFound, notes: '' };

/** The end of a shift: damage, fuel, mileage. Kept on the device until it is sent. */
function CheckOutForm({ booking, onDone }: { booking: Booking; onDone: () => void }) {
  const text = useText();
  const outgoing = useOutgoingForm('checkout', booking.id, onDone);
  const { draft, idempotencyKey, savedAt, change, complete } = useDeviceDraft(
    nameOfForm('checkout', booking.id),
    empty,
  );
  const [asked, setAsked] = useState(false);
  const formElement = useRef<HTMLFormElement>(null);
  const { damage } = draft;
  const mileage = readMileage(draft.mileage);
  const mileageProblem = useMileageProblem(draft.mileage, text('checkOut.mileageRequiredDetail'));
  const { level } = fuelAtCheckOut(draft.fuel ?? fuelPercentRange.initial);

  const refuse = (title: string, description: string, field: string) => {
    showToast({ title, description, tone: 'destructive' });
    focusOn(formElement.current?.querySelector<HTMLElement>(`[name="${field}"]`));
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isBegun(damage.begun) && !isCompleteDamageReport(damage.begun))
      return refuse(text('shift.missingInformation'), text('checkOut.reportIncomplete'), 'damage-area');
    const reports = reportsWith(damage);
    if (damageCheckProblem(reports, damage.noDamage) !== undefined)
      return refuse(text('checkOut.damageRequired'), text('checkOut.damageRequiredDetail'), 'no-damage');
    if ('problem' in mileage) return refuse(text('shift.mileageRequired'), mileageProblem ?? '', 'mileage');
    if (draft.fuel === null) return refuse(text('shift.fuelRequired'), text('shift.fuelRequiredDetail'), 'fuel');
    const body: FormBody<'checkout'> = {
      fuelLevel: draft.fuel,
      mileage: mileage.km,
      damageReports: reports.length === 0 ? null : [...reports],
      noDamageConfirmed: damage.noDamage,
      completedAt: complete(),
      ...(draft.notes.trim() !== '' && { checkoutNotes: draft.notes }),
    };
    outgoing.send({ subject: booking.vehicle.name, body, idempotencyKey });
  };

  if (outgoing.isDone)
    return (
      <div className={form.stack}>
        <BookingLine booking={booking} />
        <ShiftEnded booking={booking} />
      </div>
    );
  const { checkIn } = booking;
  return (
    <form ref={formElement} onSubmit={submit} noValidate className={form.stack}>
      <div className={form.stack} inert={outgoing.state !== undefined}>
        <BookingLine booking={booking} />
        <HandOverLink booking={booking} />
        <DamageCheck findings={damage} showMissing={asked} onChange={(next) => change({ damage: next })} />
        <DashboardReadings
          readings={draft}
          lastKnown={{ km: checkIn?.mileage ?? null, fuelPercent: checkIn?.fuelLevel ?? null }}
          fuel={{ level, words: text(`checkOut.fuel.${level}`) }}
          mileage={{
            label: text('checkOut.mileage'),
            hint: checkIn ? text('checkOut.mileageAtCheckIn', { km: checkIn.mileage }) : undefined,
            missing: text('checkOut.mileageRequiredDetail'),
          }}
          sameMileage={(km) => text('checkOut.notDriven', { km })}
          asked={asked}
          onChange={change}
        />
        <NotesField label={text('shift.notes')} value={draft.notes} onChange={(notes) => change({ notes })} />
        <p className="text-soft">{text('checkOut.endText')}</p>
        <ContactsPanel />
        <BookingId id={booking.id} />
      </div>
      <SubmitBar
        outgoing={outgoing}
        label={text(outgoing.state === 'sending' ? 'shift.processing' : 'checkOut.submit')}
      >
        <SavedNote savedAt={savedAt} />
      </SubmitBar>
    </form>
  );
}
