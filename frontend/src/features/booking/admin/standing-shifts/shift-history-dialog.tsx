import { dayOf } from '@rigbook/contracts/kernel/calendar';
import { useQuery } from '@tanstack/react-query';
import type { StandingShift, StandingShiftHistory } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { wholeName } from '../../../../lib/i18n/whole-name.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { useZone } from '../../../../lib/time/zone.js';
import { Dialog } from '../../../../ui/dialog.js';
import { ErrorScreen } from '../../../../ui/feedback/error-screen.js';
import { Bone, Skeleton } from '../../../../ui/feedback/skeleton.js';
import { useDated, useShiftInWords } from '../../standing-shifts/use-shift-in-words.js';
import { standingShiftHistoryQuery } from '../api/standing-shifts.js';

/** Who set, changed and ended a standing shift, with the hours from then on. */
export function ShiftHistoryDialog({
  shift,
  onClose,
}: {
  readonly shift: StandingShift;
  readonly onClose: () => void;
}) {
  const text = useText();
  const person = usePerson();
  const { data, error, refetch } = useQuery(standingShiftHistoryQuery(shift.id));
  return (
    <Dialog title={text('standing.historyOf', { person: wholeName(person(shift.user)) })} width={560} onClose={onClose}>
      {data ? (
        <ol className="grid gap-4">
          {data.map((step) => (
            <li key={step.id}>
              <Step step={step} />
            </li>
          ))}
        </ol>
      ) : error ? (
        <ErrorScreen error={error} retry={() => void refetch()} />
      ) : (
        <Skeleton label={text('standing.historyLoading')}>
          <Bone height={96} />
        </Skeleton>
      )}
    </Dialog>
  );
}

function Step({
  step: { step, at, by, plan, cancelledBookings, endedBecause },
}: {
  readonly step: StandingShiftHistory;
}) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  const dated = useDated();
  const zone = useZone();
  const { daysAndHours, range } = useShiftInWords();
  const who = by ? person(by) : text(`standing.endedBecause.${endedBecause ?? 'over'}`);
  return (
    <div className="grid gap-1">
      <p className="font-semibold wrap-anywhere">{text(`standing.step.${step}`, { who })}</p>
      <p className="text-soft tabular-nums">
        {text('time.instant', { day: dated(dayOf(at, zone)), clock: times.written(times.clock(at)) })}
      </p>
      {plan && (
        <p className="tabular-nums wrap-anywhere">
          <bdi>{plan.vehicle?.name ?? text('standing.anyOf', { type: plan.vehicleType ?? '' })}</bdi>,{' '}
          {daysAndHours(plan)}, {range(plan)}
        </p>
      )}
      {cancelledBookings > 0 && <p>{text('standing.cancelledWith', { count: cancelledBookings })}</p>}
    </div>
  );
}
