import { missingRequiredItems, readMileage } from '@rigbook/contracts/booking/shift/check-in.rules';
import {
  type CheckInItem,
  checkInGroups,
  checkInItems,
  fuelAtCheckIn,
} from '@rigbook/contracts/booking/shift/check-in.words';
import { damageCheckProblem, isCompleteDamageReport } from '@rigbook/contracts/booking/shift/check-out.rules';
import { fuelPercentRange } from '@rigbook/contracts/fleet/fleet.words';
import { type SyntheticEvent, useRef, useState } from 'react';
import { focusOn } from '../../../lib/device/focus-on.js';
import type { DeviceDraft } from '../../../lib/device/use-device-draft.js';
import type { Booking } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { StickyBar } from '../../../ui/sticky-bar.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';
import { ChecklistGroup } from '../check-in/checklist.js';
import { DamageCheck } from '../check-out/damage-check.js';
import { type DamageFindings, isBegun, nothingFound, reportsWith } from '../check-out/damage-form.js';
import { DashboardReadings, nothingRead, type Readings } from '../handover/dashboard-readings.js';
import { NotesField, useMileageProblem } from '../handover/fields.js';
import form from '../handover/form.module.css';
import { SavedNote } from '../handover/submit-bar.js';
import { useOfferHandover } from './use-handover.js';

export interface WalkRoundDraft extends Readings {
  readonly ticked: readonly CheckInItem[];
  readonly damage: DamageFindings;
  readonly notes: string;
}

export const nothingSeen: WalkRoundDraft = { ...nothingRead, ticked: [], damage: nothingFound, notes: '' };

/** The groups that have required items. */
const groups = checkInGroups.filter(({ id }) => checkInItems.some(({ group, required }) => group === id && required));

interface Props {
  readonly booking: Booking;
  readonly kept: DeviceDraft<WalkRoundDraft>;
}

/** One walk round the vehicle for two: items, damage, mileage, fuel. Kept on the device until the vehicle is handed over. */
export function WalkRoundForm({ booking, kept: { draft, savedAt, change } }: Props) {
  const text = useText();
  const attempt = useAttempt();
  const offer = useOfferHandover(booking.id);
  const [asked, setAsked] = useState(false);
  const formElement = useRef<HTMLFormElement>(null);
  const { damage, ticked } = draft;
  const mileage = readMileage(draft.mileage);
  const mileageProblem = useMileageProblem(draft.mileage, text('checkOut.mileageRequiredDetail'));
  const { level } = fuelAtCheckIn(draft.fuel ?? fuelPercentRange.initial);
  const { checkIn } = booking;

  const refuse = (title: string, description: string, field: string) => {
    showToast({ title, description, tone: 'destructive' });
    focusOn(formElement.current?.querySelector<HTMLElement>(`[name="${field}"]`));
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setAsked(true);
    const missing = missingRequiredItems(ticked);
    if (missing[0] !== undefined) {
      const items = missing.map((item) => text(`checkInItem.${item}`)).join(', ');
      return refuse(text('checkIn.itemsMissing'), text('checkIn.pleaseComplete', { items }), missing[0]);
    }
    if (isBegun(damage.begun) && !isCompleteDamageReport(damage.begun))
      return refuse(text('shift.missingInformation'), text('checkOut.reportIncomplete'), 'damage-area');
    const reports = reportsWith(damage);
    if (damageCheckProblem(reports, damage.noDamage) !== undefined)
      return refuse(text('checkOut.damageRequired'), text('checkOut.damageRequiredDetail'), 'no-damage');
    if ('problem' in mileage) return refuse(text('shift.mileageRequired'), mileageProblem ?? '', 'mileage');
    if (draft.fuel === null) return refuse(text('shift.fuelRequired'), text('shift.fuelRequiredDetail'), 'fuel');
    const command = offer.mutateAsync({
      fuelLevel: draft.fuel,
      mileage: mileage.km,
      checklist: checkInItems.map(({ id }) => id).filter((id) => ticked.includes(id)),
      damageReports: reports.length === 0 ? null : [...reports],
      noDamageConfirmed: damage.noDamage,
      ...(draft.notes.trim() !== '' && { notes: draft.notes }),
    });
    void attempt(command, text('jointHandover.notGot'), text('jointHandover.unanswered'));
  };

  return (
    <form ref={formElement} onSubmit={submit} noValidate className={form.stack}>
      <div className={form.stack} inert={offer.isPending}>
        <p>{text('jointHandover.walkRound')}</p>
        {groups.map(({ id }) => (
          <ChecklistGroup
            key={id}
            group={id}
            requiredOnly
            ticked={ticked}
            showMissing={asked}
            onChange={(next) => change({ ticked: next })}
          />
        ))}
        <DamageCheck findings={damage} showMissing={asked} onChange={(next) => change({ damage: next })} />
        <DashboardReadings
          readings={draft}
          lastKnown={{ km: checkIn?.mileage ?? null, fuelPercent: checkIn?.fuelLevel ?? null }}
          fuel={{ level, words: text(level === 'low' ? 'checkIn.fuel.low' : 'checkIn.fuel.good') }}
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
      </div>
      <Refusal error={offer.error} />
      <StickyBar>
        <SavedNote savedAt={savedAt} />
        <Button look="primary" type="submit" wide busy={offer.isPending}>
          {text(offer.isPending ? 'jointHandover.getting' : 'jointHandover.get')}
        </Button>
      </StickyBar>
    </form>
  );
}
