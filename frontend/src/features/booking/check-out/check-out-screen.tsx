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
import { Panel } from '../../../ui/content/panel.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { Contacts } from '../../settings/shared/contacts.js';
import { FuelField, MileageField, NotesField, useMileageProblem } from '../handover/fields.js';
import { StepGate } from '../handover/step-gate.js';
import { SubmitBar } from '../handover/submit-bar.js';
import { BookingFacts, BookingLoader } from '../handover/booking-loader.js';
import form from '../handover/form.module.css';
import { DamageCheck } from './damage-check.js';
import { type DamageFindings, isBegun, nothingFound, reportsWith } from './damage-form.js';

export function CheckOutScreen({ bookingId }: { bookingId: string }) {
  const text = useText();
  const leaveLater = useDelayedNavigation();
  return (
    <div className="grid gap-4 max-w-180 mx-auto">
      <PageTitle title={text('checkOut.title')} />
      <Contacts />
      <BookingLoader bookingId={bookingId} loading={text('checkOut.loading')}>
        {(booking) => (
          <StepGate step="check-out" kind="checkout" booking={booking} loading={text('checkOut.loading')}>
            <CheckOutForm booking={booking} onDone={() => leaveLater(paths.home, redirectDelaysMs.afterCheckOut)} />
          </StepGate>
        )}
      </BookingLoader>
    </div>
  );
}

interface Draft {
  readonly damage: DamageFindings;
  readonly fuelPercent: number;
  readonly mileage: string;
  readonly notes: string;
}

const empty: Draft = { damage: nothingFound, fuelPercent: fuelPercentRange.initial, mileage: '', notes: '' };

/** The end of a shift: damage, fuel, mileage. Kept on the device until it is sent. */
function CheckOutForm({ booking, onDone }: { booking: Booking; onDone: () => void }) {
  const text = useText();
  const outgoing = useOutgoingForm('checkout', booking.id, onDone);
  const { draft, idempotencyKey, savedAt, change } = useDeviceDraft(nameOfForm('checkout', booking.id), empty);
  const [asked, setAsked] = useState(false);
  const formElement = useRef<HTMLFormElement>(null);
  const { damage } = draft;
  const mileage = readMileage(draft.mileage);
  const mileageProblem = useMileageProblem(draft.mileage, text('checkOut.mileageRequiredDetail'));
  const fuel = fuelAtCheckOut(draft.fuelPercent);

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
    const body: FormBody<'checkout'> = {
      fuelLevel: draft.fuelPercent,
      mileage: mileage.km,
      damageReports: reports.length === 0 ? null : [...reports],
      noDamageConfirmed: damage.noDamage,
      ...(draft.notes.trim() !== '' && { checkoutNotes: draft.notes }),
    };
    outgoing.send({ subject: booking.vehicle.name, body, idempotencyKey });
  };

  return (
    <form ref={formElement} onSubmit={submit} noValidate className={form.stack}>
      <div className={form.stack} inert={outgoing.state !== undefined || outgoing.isDone}>
        <Panel title={text('shift.booking')}>
          <BookingFacts booking={booking} />
        </Panel>
        <DamageCheck findings={damage} showMissing={asked} onChange={(next) => change({ damage: next })} />
        <FuelField
          percent={draft.fuelPercent}
          level={fuel.level}
          words={text(`checkOut.fuel.${fuel.level}`)}
          onChange={(fuelPercent) => change({ fuelPercent })}
        />
        <MileageField
          label={text('checkOut.mileage')}
          hint={booking.checkIn ? text('checkOut.mileageAtCheckIn', { km: booking.checkIn.mileage }) : undefined}
          missing={text('checkOut.mileageRequiredDetail')}
          asked={asked}
          value={draft.mileage}
          onChange={(mileage) => change({ mileage })}
        />
        <NotesField label={text('shift.notes')} value={draft.notes} onChange={(notes) => change({ notes })} />
      </div>
      <SubmitBar
        outgoing={outgoing}
        savedAt={savedAt}
        label={text(outgoing.state === 'sending' ? 'shift.processing' : 'checkOut.submit')}
      >
        <p className="text-soft text-sm">{text('checkOut.endText')}</p>
      </SubmitBar>
    </form>
  );
}
