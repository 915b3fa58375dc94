import { missingRequiredItems } from '@rigbook/contracts/booking/shift/check-in.rules';
import {
  type CheckInItem,
  checkInGroups,
  checkInItems,
  fuelAtCheckIn,
} from '@rigbook/contracts/booking/shift/check-in.words';
import { fuelPercentRange } from '@rigbook/contracts/fleet/fleet.words';
import type { SyntheticEvent } from 'react';
import type { DeviceDraft } from '../../../lib/device/use-device-draft.js';
import type { Booking } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useIsTakingPhotos } from '../../../lib/photos/taking-photos.js';
import { Button } from '../../../ui/button.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { StickyBar } from '../../../ui/sticky-bar.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';
import { ChecklistGroup } from '../checks/checklist.js';
import { nothingReturned, type ReturnDraft, ReturnFields, useReturnForm } from '../check-out/return-form.js';
import form from '../handover/form.module.css';
import { SavedNote } from '../handover/submit-bar.js';
import { useOfferHandover } from './use-handover.js';

export interface WalkRoundDraft extends ReturnDraft {
  readonly ticked: readonly CheckInItem[];
}

export const nothingSeen: WalkRoundDraft = { ...nothingReturned, ticked: [] };

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
  const { formElement, asked, ask, refuse, returned, asksBack } = useReturnForm(draft, booking, offer.error);
  const isTakingPhotos = useIsTakingPhotos();
  const { ticked } = draft;
  const { level } = fuelAtCheckIn(draft.fuel ?? fuelPercentRange.initial);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    ask();
    const missing = missingRequiredItems(ticked);
    if (missing[0] !== undefined) {
      const items = missing.map((item) => text(`checkInItem.${item}`)).join(', ');
      return refuse(text('checkIn.itemsMissing'), text('checkIn.pleaseComplete', { items }), missing[0]);
    }
    const readings = returned();
    if (readings === undefined) return;
    const command = offer.mutateAsync({
      ...readings,
      checklist: checkInItems.map(({ id }) => id).filter((id) => ticked.includes(id)),
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
        <ReturnFields
          booking={booking}
          draft={draft}
          fuel={{ level, words: text(level === 'low' ? 'checkIn.fuel.low' : 'checkIn.fuel.good') }}
          asksBack={asksBack}
          asked={asked}
          onChange={change}
        />
      </div>
      <Refusal error={offer.error} />
      <StickyBar>
        <SavedNote savedAt={savedAt} />
        <Button look="primary" type="submit" wide busy={offer.isPending || isTakingPhotos}>
          {text(offer.isPending ? 'jointHandover.getting' : 'jointHandover.get')}
        </Button>
      </StickyBar>
    </form>
  );
}
