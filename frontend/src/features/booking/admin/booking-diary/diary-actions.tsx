import type { Booking } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { useSteps } from '../../shared/use-steps.js';
import { useDecisionOn } from '../shared/undo/undoable-decision.js';
import { useDecide } from '../deciding/use-decide.js';
import { useVehicleOf } from '../deciding/use-vehicle-of.js';
import { CancelStep } from '../shared/cancel-step.js';

export interface DiaryActionsProps {
  readonly booking: Booking;
  readonly onView: (booking: Booking) => void;
  /** Opens the booking with the question for a reason. */
  readonly onReject: (booking: Booking) => void;
}

/** Approving takes one press while the start is still ahead and the vehicle in service; rejecting asks for a reason first. */
export function DiaryActions({ booking, onView, onReject }: DiaryActionsProps) {
  const text = useText();
  const decide = useDecide();
  const obstacleTo = useSteps();
  const vehicleOf = useVehicleOf();
  const underWay = useDecisionOn(booking.id) !== undefined;
  const named = { vehicle: booking.vehicle.name, unit: booking.user.unitNumber ?? '' };

  return (
    <div className="flex flex-wrap gap-y-1 gap-x-2">
      {!underWay && (
        <>
          {obstacleTo('approve', booking, { vehicle: vehicleOf(booking) }) === null && (
            <Button
              small
              look="primary"
              aria-label={text('diary.approveNamed', named)}
              onClick={() => decide([booking], 'approve')}
            >
              {text('diary.approve')}
            </Button>
          )}
          {obstacleTo('reject', booking) === null && (
            <Button small aria-label={text('diary.rejectNamed', named)} onClick={() => onReject(booking)}>
              {text('diary.reject')}
            </Button>
          )}
        </>
      )}
      <Button small aria-label={text('diary.viewNamed', named)} onClick={() => onView(booking)}>
        {text('diary.view')}
      </Button>
      {!underWay && obstacleTo('cancel', booking) === null && (
        <CancelStep booking={booking} small look="quiet" aria-label={text('diary.cancelNamed', named)}>
          {text('diary.cancel')}
        </CancelStep>
      )}
    </div>
  );
}
