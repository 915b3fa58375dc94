import { textLimits } from '@rigbook/contracts/kernel/text';
import { useEffect, useRef } from 'react';
import { focusOn } from '../../../../lib/device/focus-on.js';
import type { ApiError } from '../../../../lib/http/problem.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { FreeTextField } from '../../../../ui/form/free-text-field.js';
import { BelowFloors } from '../vehicle-coverage/below-floors.js';
import { shortfallsIn } from '../vehicle-coverage/below-known.js';

export interface ReasonBelowProps {
  /** That asked for a reason. */
  readonly refused: ApiError;
  readonly missing: boolean;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
}

/** What approving the booking would leave, and the reason for it. */
export function ReasonBelow({ refused, missing, reason, onReason }: ReasonBelowProps) {
  const text = useText();
  const field = useRef<HTMLDivElement>(null);
  // it came with an answer, below what the person was at
  useEffect(() => focusOn(field.current?.querySelector('textarea')), [refused]);
  return (
    <div ref={field} className="grid gap-3">
      <BelowFloors shortfalls={shortfallsIn(refused)} />
      <FreeTextField
        label={text('coverage.reason')}
        error={missing ? text('coverage.reasonMissing') : undefined}
        most={textLimits.reason}
        value={reason}
        onChange={onReason}
      />
    </div>
  );
}
