import { textLimits } from '@rigbook/contracts/kernel/text';
import { Input } from 'antd';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Booking } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Notice } from '../../../../ui/content/notice.js';
import { Field } from '../../../../ui/form/field.js';
import type { Decision } from '../api/decisions.js';
import { useDecisions } from '../shared/undo/undoable-decision.js';
import type { DecisionSteps } from './use-decision-steps.js';

interface Props {
  readonly booking: Booking;
  readonly decision: DecisionSteps;
  /** Whether the drawer has come to rest. As it opens, it takes the focus for itself. */
  readonly isOpen: boolean;
}

/** Approve or reject; rejecting asks for a reason. */
export function DecisionBar({ booking, decision, isOpen }: Props) {
  const text = useText();
  const field = useRef<HTMLDivElement>(null);
  const { rejecting, canApprove, steps } = decision;
  useEffect(() => {
    if (!rejecting) return;
    const focus = () => field.current?.querySelector('textarea')?.focus();
    focus();
    // the drawer joins the document only after its first content is there
    const frame = requestAnimationFrame(focus);
    return () => cancelAnimationFrame(frame);
  }, [rejecting, isOpen]);

  if (booking.status !== 'pending') return null;
  if (decision.underWay) return <UnderWay decision={decision.underWay} onUndo={steps.undo} />;

  const send = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (rejecting && key === 'Enter' && (ctrlKey || metaKey)) decision.finishRejecting();
  };
  return (
    <div ref={field} className="grid gap-3">
      <Field label={text(rejecting ? 'deciding.reason' : 'diary.adminNotes')}>
        {(control) => (
          <Input.TextArea
            {...control}
            dir="auto"
            autoSize={{ minRows: 1, maxRows: 4 }}
            maxLength={textLimits.reason}
            placeholder={text('diary.notesPlaceholder')}
            value={decision.notes}
            onChange={({ target }) => decision.write(target.value)}
            onKeyDown={send}
          />
        )}
      </Field>
      {rejecting ? (
        <div className="grid grid-cols-[1fr_1fr] gap-3">
          <Button onClick={decision.keepPending}>{text('deciding.back')}</Button>
          <Button look="primary" danger onClick={decision.finishRejecting}>
            {text('deciding.rejectNow')}
          </Button>
        </div>
      ) : (
        <div className="grid grid-cols-[1fr_1fr] gap-3">
          {canApprove && (
            <Button look="primary" onClick={steps.approve}>
              {text('diary.approve')}
            </Button>
          )}
          <Button danger onClick={steps.reject}>
            {text('diary.reject')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface UnderWayProps {
  readonly decision: Decision;
  readonly onUndo: () => void;
}

/** A decision that is not final yet, with Undo while it can be undone. */
function UnderWay({ decision, onUndo }: UnderWayProps) {
  const text = useText();
  const { held } = useDecisions();
  return (
    <Notice hue="blue" icon="clock">
      <div className="flex flex-wrap items-center justify-between gap-y-2 gap-x-4">
        <span>{text(`deciding.underWay.${decision.step}`)}</span>
        {held.includes(decision) && (
          <Button small onClick={onUndo}>
            {text('deciding.undo')}
          </Button>
        )}
      </div>
    </Notice>
  );
}
