import { textLimits } from '@rigbook/contracts/kernel/text';
import { useState } from 'react';
import type { Booking } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Actions, Dialog } from '../../../../ui/dialog.js';
import { FreeTextField } from '../../../../ui/form/free-text-field.js';
import { useSteps } from '../../shared/use-steps.js';
import { type DecisionStep, decisionSteps } from '../api/decisions.js';
import { Coverage } from '../vehicle-coverage/coverage-parts.js';
import { useDecisions } from '../shared/undo/undoable-decision.js';
import { useDecide } from './use-decide.js';
import { useVehicleOf } from './use-vehicle-of.js';

/** Which of the bookings a step is possible for now. */
export function useAble(): (step: DecisionStep, bookings: readonly Booking[]) => readonly Booking[] {
  const obstacleTo = useSteps();
  const vehicleOf = useVehicleOf();
  const { held, sent } = useDecisions();
  const underWay = new Set([...held, ...sent].map(({ bookingId }) => bookingId));
  return (step, bookings) =>
    bookings.filter(
      (booking) => !underWay.has(booking.id) && obstacleTo(step, booking, { vehicle: vehicleOf(booking) }) === null,
    );
}

interface Props {
  readonly chosen: readonly Booking[];
  readonly onStep: (step: DecisionStep, bookings: readonly Booking[]) => void;
  readonly onClear: () => void;
}

/** What can be done with the chosen bookings; each button says with how many. */
export function ManySteps({ chosen, onStep, onClear }: Props) {
  const text = useText();
  const able = useAble();
  const together = able('approve', chosen).map(({ id }) => id);
  return (
    <div className="grid gap-2">
      {together.length > 1 && <Coverage together={together} />}
      <div className="flex flex-wrap gap-2">
        {decisionSteps.map((step) => {
          const bookings = able(step, chosen);
          return (
            bookings.length > 0 && (
              <Button
                key={step}
                small
                look={step === 'approve' ? 'primary' : 'plain'}
                danger={step === 'cancel'}
                onClick={() => onStep(step, bookings)}
              >
                {text(`deciding.many.${step}`, { count: bookings.length })}
              </Button>
            )
          );
        })}
        <Button small look="quiet" onClick={onClear}>
          {text('table.clear')}
        </Button>
      </div>
    </div>
  );
}

export interface Asked {
  readonly step: Exclude<DecisionStep, 'approve'>;
  readonly bookings: readonly Booking[];
}

/** One reason for all of them. */
export function ManyDialog({ step, bookings, onClose }: Asked & { readonly onClose: (decided: boolean) => void }) {
  const text = useText();
  const decide = useDecide();
  const [reason, setReason] = useState('');
  const count = bookings.length;
  return (
    <Dialog title={text(`deciding.ask.${step}`, { count })} width={460} focusFirstField onClose={() => onClose(false)}>
      <p>{text('deciding.ask.text')}</p>
      <FreeTextField label={text('diary.cancelReason')} most={textLimits.reason} value={reason} onChange={setReason} />
      <Actions>
        <Button onClick={() => onClose(false)}>{text('diary.cancelKeep')}</Button>
        <Button
          look="primary"
          danger
          onClick={() => {
            decide(bookings, step, reason);
            onClose(true);
          }}
        >
          {text(`deciding.many.${step}`, { count })}
        </Button>
      </Actions>
    </Dialog>
  );
}
