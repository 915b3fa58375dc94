import { touchesAdminOnlyPeriod } from '@rigbook/contracts/booking/requesting/admin-only-period.rules';
import type { SlotState, SlotWithState } from '@rigbook/contracts/booking/requesting/slot-states.rules';
import { turnRoundBetween, withTurnRound } from '@rigbook/contracts/booking/requesting/turn-round.rules';
import type { OutOfService } from '@rigbook/contracts/fleet/out-of-service.rules';
import type { Instant, Period } from '@rigbook/contracts/kernel/time';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { useZone } from '../../../../lib/time/zone.js';
import { Button } from '../../../../ui/button.js';
import { WhyTakenForNow } from '../../shared/lazy-taken-for-now.js';

interface Props {
  readonly slot: SlotWithState;
  readonly hours: number;
  /** minutes for which a booking would hold the vehicle after its end */
  readonly turnRoundMinutes?: number | undefined;
  readonly vehicleName: string;
  readonly nextFree: Instant | null;
  readonly onChoose: (startAt: Instant) => void;
  /** Waits for the hours that this start would take; left out where nobody waits. */
  readonly onWait?: ((period: Period) => void) | undefined;
}

interface OutOfServiceProps {
  readonly vehicleName: string;
  readonly out: OutOfService;
}

function OutOfServiceWords({ vehicleName, out: { status, until } }: OutOfServiceProps) {
  const text = useText();
  const times = useTimes();
  const said = { vehicle: vehicleName, status: text(`vehicleStatus.${status}`) };
  return until === null
    ? text('book.outOfService', said)
    : text('book.outOfServiceUntil', { ...said, time: times.instantInSentence(until) });
}

const forNow = ['asked', 'held', 'offered'] as const satisfies readonly SlotState[];

/** What is taken may become free; a vehicle out of service may come back. */
const canWaitFor = ({ state, clash, outOfService }: SlotWithState): boolean =>
  (clash !== null && state !== 'offered') || outOfService !== null;

/** Why this start is unavailable, and the next one that is not. */
export function SlotUnavailable({ slot, hours, turnRoundMinutes = 0, vehicleName, nextFree, onChoose, onWait }: Props) {
  const text = useText();
  const times = useTimes();
  const zone = useZone();
  const takenForNow = forNow.find((state) => state === slot.state);
  const runsInto = slot.state === 'adminOnly' && !touchesAdminOnlyPeriod(slot, zone);
  return (
    <div className="grid justify-items-start gap-2" role="status">
      {takenForNow && <WhyTakenForNow slot={{ ...slot, state: takenForNow }} vehicleName={vehicleName} />}
      <p>
        {slot.clash !== null &&
          takenForNow === undefined &&
          text('book.taken', {
            vehicle: vehicleName,
            start: times.instantInSentence(slot.clash.startAt),
            end: times.instantInSentence(slot.clash.endAt),
          })}
        {slot.clash !== null &&
          slot.state === 'turnRound' &&
          ` ${text('book.turnRound', { vehicle: vehicleName, minutes: turnRoundBetween(withTurnRound(slot.wouldTake, turnRoundMinutes), slot.clash) ?? 0 })}`}
        {runsInto && text('book.runsIntoAdminOnly', { end: times.instantInSentence(slot.wouldTake.endAt) })}{' '}
        {slot.state === 'adminOnly' && text('book.adminOnly')}
        {slot.outOfService !== null ? (
          <OutOfServiceWords vehicleName={vehicleName} out={slot.outOfService} />
        ) : slot.papersEnd !== null ? (
          `${vehicleName}: ${text(`fleet.papersUntil.${slot.papersEnd.paper}`, { day: times.dayInSentence(slot.papersEnd.lastDay) })}.`
        ) : (
          slot.state === 'past' && text('book.past')
        )}{' '}
        {nextFree === null
          ? text('book.noFree', { hours })
          : text('book.nextFree', { hours, start: times.instantInSentence(nextFree) })}
      </p>
      <div className="flex flex-wrap gap-2">
        {nextFree !== null && (
          <Button onClick={() => onChoose(nextFree)}>
            {text('book.chooseNextFree', { start: times.instantInSentence(nextFree) })}
          </Button>
        )}
        {onWait && canWaitFor(slot) && <Button onClick={() => onWait(slot.wouldTake)}>{text('book.tellMe')}</Button>}
      </div>
    </div>
  );
}
