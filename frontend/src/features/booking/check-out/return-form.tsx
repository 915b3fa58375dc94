import { readMileage } from '@rigbook/contracts/booking/shift/check-in.rules';
import { damageCheckProblem, isCompleteDamageReport } from '@rigbook/contracts/booking/shift/check-out.rules';
import { hoursOfShift } from '@rigbook/contracts/booking/shift/odometer.rules';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { type ComponentProps, useRef, useState } from 'react';
import type { Changes } from '../../../lib/device/use-device-draft.js';
import { focusOn } from '../../../lib/device/focus-on.js';
import type { Booking } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useNow } from '../../../lib/time/use-now.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { DashboardReadings, nothingRead, type Readings } from '../handover/dashboard-readings.js';
import { NotesField, useMileageProblem, useMileageQuestion } from '../handover/fields.js';
import { askedBack, confirmationSent, isConfirmed, type MileageAskedBack } from '../handover/mileage-question.js';
import { DamageCheck } from './damage-check.js';
import { type DamageFindings, isBegun, nothingFound, reportsWith, sendable } from '../damage/damage-form.js';

/** What is read and found at a vehicle that comes back. */
export interface ReturnDraft extends Readings {
  readonly damage: DamageFindings;
  readonly notes: string;
}

export const nothingReturned: ReturnDraft = { ...nothingRead, damage: nothingFound, notes: '' };

/** A form that ends with the state of the vehicle. What is missing is said one thing at a time, in the order of the fields. */
export function useReturnForm(draft: ReturnDraft, booking: Booking, refusal: unknown) {
  const { damage, mileage: typed, fuel } = draft;
  const text = useText();
  const now = useNow();
  const questionIn = useMileageQuestion();
  const asksBack = askedBackAtReturn(typed, booking, { now, refusal });
  const formElement = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState(false);
  const mileage = readMileage(typed);
  const mileageProblem = useMileageProblem(typed, text('checkOut.mileageRequiredDetail'));

  /** `part` is a selector of the part of the form that has the field, where another part has one of that name. */
  const refuse = (title: string, description: string, field: string, part = ''): undefined => {
    showToast({ title, description, tone: 'destructive', asksForMore: true });
    focusOn(formElement.current?.querySelector<HTMLElement>(`${part} [name="${field}"]`));
  };

  /** As the server takes them; undefined if something is missing. */
  const returned = () => {
    if (isBegun(damage.begun) && !isCompleteDamageReport(damage.begun))
      return refuse(text('shift.missingInformation'), text('checkOut.reportIncomplete'), 'damage-area');
    const reports = reportsWith(damage);
    if (damageCheckProblem(reports, damage.noDamage) !== undefined)
      return refuse(text('checkOut.damageRequired'), text('checkOut.damageRequiredDetail'), 'no-damage');
    if ('problem' in mileage) return refuse(text('shift.mileageRequired'), mileageProblem ?? '', 'mileage');
    if (asksBack && !isConfirmed(draft, asksBack))
      return refuse(text('shift.mileageToConfirm'), questionIn(asksBack), 'mileage');
    if (fuel === null) return refuse(text('shift.fuelRequired'), text('shift.fuelRequiredDetail'), 'fuel');
    return {
      fuelLevel: fuel,
      mileage: mileage.km,
      ...confirmationSent(draft, asksBack),
      damageReports: reports.length === 0 ? null : sendable(reports),
      noDamageConfirmed: damage.noDamage,
    };
  };

  return { formElement, asked, ask: () => setAsked(true), refuse, returned, asksBack };
}

/** Less than at the check-in is not asked back: it is refused. */
function askedBackAtReturn(
  typed: string,
  { checkIn, startTime, checkedInAt }: Booking,
  { now, refusal }: { readonly now: Instant; readonly refusal: unknown },
) {
  const known = { lastKm: checkIn?.mileage ?? null, hoursOfShift: hoursOfShift(startTime, checkedInAt, now), refusal };
  const asked = askedBack(typed, known);
  return asked?.question === 'below-last' ? undefined : asked;
}

interface Props {
  readonly booking: Booking;
  readonly draft: ReturnDraft;
  readonly fuel: ComponentProps<typeof DashboardReadings>['fuel'];
  readonly asksBack: MileageAskedBack | undefined;
  readonly asked: boolean;
  readonly onChange: (changes: Changes<ReturnDraft>) => void;
}

/** Damage, mileage, fuel and notes. */
export function ReturnFields({ booking, draft, fuel, asksBack, asked, onChange }: Props) {
  const text = useText();
  const { checkIn } = booking;
  return (
    <>
      <DamageCheck
        booking={booking}
        findings={draft.damage}
        showMissing={asked}
        onChange={(update) => onChange(({ damage }) => ({ damage: update(damage) }))}
      />
      <DashboardReadings
        readings={draft}
        lastKnown={{ km: checkIn?.mileage ?? null, fuelPercent: checkIn?.fuelLevel ?? null }}
        fuel={fuel}
        mileage={{
          label: text('checkOut.mileage'),
          hint: checkIn ? text('checkOut.mileageAtCheckIn', { km: checkIn.mileage }) : undefined,
          missing: text('checkOut.mileageRequiredDetail'),
        }}
        sameMileage={(km) => text('checkOut.notDriven', { km })}
        asksBack={asksBack}
        asked={asked}
        onChange={onChange}
      />
      <NotesField label={text('shift.notes')} value={draft.notes} onChange={(notes) => onChange({ notes })} />
    </>
  );
}
