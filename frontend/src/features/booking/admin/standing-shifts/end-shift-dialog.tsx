import { useState } from 'react';
import type { StandingShift } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog.js';
import { TickBox } from '../../../../ui/form/tick-box.js';
import { useEndStandingShift } from '../api/standing-shifts.js';
import { useShiftInWords } from '../../standing-shifts/use-shift-in-words.js';
import { useMadeAhead } from './made-ahead.js';

/** Ends it, with the unsigned bookings that were made ahead unless these shall stay. */
export function EndShiftDialog({ shift, onClose }: { readonly shift: StandingShift; readonly onClose: () => void }) {
  const text = useText();
  const person = usePerson();
  const { daysAndHours } = useShiftInWords();
  const count = useMadeAhead(shift).length;
  const [cancels, setCancels] = useState(true);
  const command = useEndStandingShift(shift, cancels && count > 0);
  return (
    <ConfirmDialog
      title={text('standing.endTitle')}
      keepLabel={text('standing.keep')}
      confirmLabel={text('standing.end')}
      busyLabel={text('standing.ending')}
      command={command}
      failedTitle={text('standing.endFailed')}
      doneTitle={text('standing.ended')}
      onClose={onClose}
    >
      <span className="grid gap-3">
        <span>{text('standing.endText', { person: person(shift.user), shift: daysAndHours(shift) })}</span>
        {count > 0 && (
          <label className="flex items-center gap-2 min-h-12">
            <TickBox checked={cancels} onChange={({ target }) => setCancels(target.checked)} />
            <span>{text('standing.endCancels', { count })}</span>
          </label>
        )}
        <span className="text-soft">{text('standing.endKeepsSigned')}</span>
      </span>
    </ConfirmDialog>
  );
}
