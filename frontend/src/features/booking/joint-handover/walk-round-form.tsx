import { fuelAtCheckIn } from '@rigbook/contracts/booking/shift/check-in.words';
import { fuelPercentRange } from '@rigbook/contracts/fleet/fleet.words';
import { type SyntheticEvent, useState } from 'react';
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
import { KnownDefects } from '../checks/known-defects.js';
import { inReturnChecklist, ReturnChecklist, useReturnChecklist } from '../checks/return-checklist.js';
import { type CheckedDraft, nothingChecked, useShown } from '../checks/said.js';
import { Unfit } from '../checks/unfit.js';
import { checklistSent, useAnswered } from '../checks/use-answered.js';
import type { Checklists } from '../checks/use-checklists.js';
import { nothingReturned, type ReturnDraft, ReturnFields, useReturnForm } from '../check-out/return-form.js';
import form from '../handover/form.module.css';
import { SavedNote } from '../handover/submit-bar.js';
import { NotHandedOver } from './not-handed-over.js';
import { useOfferHandover } from './use-handover.js';

/** The checklist that both answer is that of the check-in which follows. */
export interface WalkRoundDraft extends ReturnDraft, CheckedDraft {
  /** the checklist of the return, which who gives the vehicle back answers */
  readonly atReturn: CheckedDraft;
}

/** Nothing was entered; by the editions in force. */
export const nothingSeen = ({ checkIn, atReturn }: Checklists): WalkRoundDraft => ({
  ...nothingReturned,
  ...nothingChecked,
  edition: checkIn,
  atReturn: { ...nothingChecked, edition: atReturn },
});

/** Of a vehicle that is not handed over, readings come with its return. */
const unread = { fuelLevel: 0, mileage: 0, damageReports: null, noDamageConfirmed: false };

interface Props {
  readonly booking: Booking;
  readonly kept: DeviceDraft<WalkRoundDraft>;
  /** a code was shown, and is no longer good */
  readonly isOver: boolean;
}

/** One walk round the vehicle for two: items, damage, mileage, fuel. Kept on the device until the vehicle is handed over. */
export function WalkRoundForm({ booking, kept: { draft, savedAt, change, forget }, isOver }: Props) {
  const text = useText();
  const attempt = useAttempt();
  const offer = useOfferHandover(booking.id);
  const { formElement, asked, ask, refuse, returned, asksBack } = useReturnForm(draft, booking, offer.error);
  const isTakingPhotos = useIsTakingPhotos();
  const checklist = useShown(draft.edition);
  const answered = useAnswered(checklist, draft, 'check-in');
  const atReturn = useReturnChecklist(draft.atReturn);
  /** Something critical of the return is not all right: the shift ends with a checkout, which says so. */
  const [isReturned, setReturned] = useState(false);
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
    if (!isUnfit && atReturn.isUnfit) return setReturned(true);
    const [missing] = isUnfit ? [] : atReturn.problems;
    if (missing) {
      const items = atReturn.missing;
      const detail = text('checkIn.pleaseComplete', { items });
      return refuse(text('checks.incomplete'), detail, missing.item, inReturnChecklist);
    }
    const readings = isUnfit ? unread : returned();
    if (readings === undefined) return;
    const command = offer.mutateAsync({
      ...readings,
      ...checklistSent(draft, answered.answers),
      ...(draft.atReturn.edition &&
        !isUnfit && {
          returnChecklistEdition: draft.atReturn.edition.id,
          returnChecklistAnswers: atReturn.answers,
        }),
      ...(draft.notes.trim() !== '' && { notes: draft.notes }),
    });
    void attempt(command, text('jointHandover.notGot'), text('jointHandover.unanswered'));
  };

  if (offer.data?.foundUnfit)
    return <NotHandedOver booking={booking} returned={draft} photoIds={answered.photoIds} onKept={forget} />;
  if (isReturned)
    return <NotHandedOver booking={booking} returned={draft} onKept={forget} onBack={() => setReturned(false)} />;
  return (
    <form ref={formElement} onSubmit={submit} noValidate className={form.stack}>
      <div className={form.stack} inert={offer.isPending}>
        {isOver && (
          <Notice hue="orange" icon="clock" title={text('jointHandover.over')} live>
            <p>{text('jointHandover.overHint')}</p>
          </Notice>
        )}
        <p>{text('jointHandover.walkRound')}</p>
        <KnownDefects bookingId={booking.id} />
        <ChecklistFields
          bookingId={booking.id}
          checklist={checklist}
          draft={draft}
          problems={asked ? answered.problems : []}
          takesRequired={false}
          onChange={change}
        />
        <ReturnChecklist
          bookingId={booking.id}
          checklist={atReturn.checklist}
          draft={draft.atReturn}
          problems={asked && !isUnfit ? atReturn.problems : []}
          onChange={(changes) =>
            change(({ atReturn: latest }) => ({
              atReturn: { ...latest, ...(typeof changes === 'function' ? changes(latest) : changes) },
            }))
          }
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
      {!isUnfit && atReturn.isUnfit && <Unfit occasion="return" items={atReturn.wrong} />}
      <Refusal error={offer.error} />
      <StickyBar>
        <SavedNote savedAt={savedAt} />
        <Button look="primary" type="submit" wide busy={offer.isPending || isTakingPhotos}>
          {text(
            offer.isPending
              ? 'jointHandover.getting'
              : isUnfit
                ? 'checks.submitUnfit'
                : atReturn.isUnfit
                  ? 'jointHandover.checkOut'
                  : 'jointHandover.get',
          )}
        </Button>
      </StickyBar>
    </form>
  );
}
