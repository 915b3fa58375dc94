import { fuelAtCheckIn } from '@rigbook/contracts/booking/shift/check-in.words';
import { fuelPercentRange } from '@rigbook/contracts/fleet/fleet.words';
import type { SyntheticEvent } from 'react';
import type { DeviceDraft } from '../../../lib/device/use-device-draft.js';
import type { Booking } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useIsTakingPhotos } from '../../../lib/photos/taking-photos.js';
import { Button } from '../../../ui/button.js';
import { Notice } from '../../../ui/content/notice.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { StickyBar } from '../../../ui/sticky-bar.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';
import { ChecklistFields } from '../checks/checklist-fields.js';
import { type CheckedDraft, nothingChecked, useShown } from '../checks/said.js';
import { Unfit } from '../checks/unfit.js';
import { checklistSent, useAnswered } from '../checks/use-answered.js';
import type { Checklists } from '../checks/use-checklists.js';
import { nothingReturned, type ReturnDraft, ReturnFields, useReturnForm } from '../check-out/return-form.js';
import form from '../handover/form.module.css';
import { SavedNote } from '../handover/submit-bar.js';
import { NotHandedOver } from './not-handed-over.js';
import { useOfferHandover } from './use-handover.js';

/** The checklist is that of the check-in which follows. */
export interface WalkRoundDraft extends ReturnDraft, CheckedDraft {}

export const nothingSeen: Omit<WalkRoundDraft, 'edition'> = { ...nothingReturned, ...nothingChecked };

/** Of a vehicle that is not handed over, readings come with its return. */
const unread = { fuelLevel: 0, mileage: 0, damageReports: null, noDamageConfirmed: false };

interface Props {
  readonly booking: Booking;
  readonly checklists: Checklists;
  readonly kept: DeviceDraft<WalkRoundDraft>;
  /** a code was shown, and is no longer good */
  readonly isOver: boolean;
}

/** One walk round the vehicle for two: items, damage, mileage, fuel. Kept on the device until the vehicle is handed over. */
export function WalkRoundForm({ booking, checklists, kept: { draft, savedAt, change, forget }, isOver }: Props) {
  const text = useText();
  const attempt = useAttempt();
  const offer = useOfferHandover(booking.id);
  const { formElement, asked, ask, refuse, returned, asksBack } = useReturnForm(draft, booking, offer.error);
  const isTakingPhotos = useIsTakingPhotos();
  const checklist = useShown(draft.edition);
  const answered = useAnswered(checklist, draft, 'check-in');
  const { isUnfit } = answered;
  const { level } = fuelAtCheckIn(draft.fuel ?? fuelPercentRange.initial);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    ask();
    const [first] = answered.problems;
    if (first) {
      const labelOf = (item: string) => checklist.items.find(({ id }) => id === item)?.label ?? item;
      const items = answered.problems.map(({ item }) => labelOf(item)).join(', ');
      return refuse(text('checkIn.itemsMissing'), text('checkIn.pleaseComplete', { items }), first.item);
    }
    const readings = isUnfit ? unread : returned();
    if (readings === undefined) return;
    const command = offer.mutateAsync({
      ...readings,
      ...checklistSent(draft, answered.answers),
      ...(draft.notes.trim() !== '' && { notes: draft.notes }),
    });
    void attempt(command, text('jointHandover.notGot'), text('jointHandover.unanswered'));
  };

  if (offer.data?.foundUnfit)
    return (
      <NotHandedOver
        booking={booking}
        atReturn={checklists.atReturn}
        returned={draft}
        photoIds={answered.photoIds}
        onKept={forget}
      />
    );
  return (
    <form ref={formElement} onSubmit={submit} noValidate className={form.stack}>
      <div className={form.stack} inert={offer.isPending}>
        {isOver && (
          <Notice hue="orange" icon="clock" title={text('jointHandover.over')} live>
            <p>{text('jointHandover.overHint')}</p>
          </Notice>
        )}
        <p>{text('jointHandover.walkRound')}</p>
        <ChecklistFields
          bookingId={booking.id}
          checklist={checklist}
          draft={draft}
          problems={asked ? answered.problems : []}
          takesRequired={false}
          onChange={change}
        />
        <ReturnFields
          booking={booking}
          draft={draft}
          fuel={{ level, words: text(level === 'low' ? 'checkIn.fuel.low' : 'checkIn.fuel.good') }}
          asksBack={asksBack}
          asked={asked}
          onChange={change}
        />
      </div>
      {isUnfit && <Unfit occasion="handover" items={answered.wrong} />}
      <Refusal error={offer.error} />
      <StickyBar>
        <SavedNote savedAt={savedAt} />
        <Button look="primary" type="submit" wide busy={offer.isPending || isTakingPhotos}>
          {text(offer.isPending ? 'jointHandover.getting' : isUnfit ? 'checks.submitUnfit' : 'jointHandover.get')}
        </Button>
      </StickyBar>
    </form>
  );
}
