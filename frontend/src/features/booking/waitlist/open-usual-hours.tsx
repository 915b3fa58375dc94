import type { OpenUsual } from '@rigbook/contracts/booking/requesting/usual-shift.rules';
import { paths } from '../../../config/paths.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { LinkButton } from '../../../ui/link-button.js';

/** The person's usual hours that are taken for now: whether it is worth to look again, or the way to the offer. */
export function OpenUsualHours({
  open: { state, startAt, offeredUntil },
  named,
}: {
  readonly open: OpenUsual;
  /** Vehicle, day and clock times. */
  readonly named: Readonly<Record<'vehicle' | 'day' | 'clocks', string>>;
}) {
  const text = useText();
  const times = useTimes();
  if (state === 'offered') return <LinkButton to={paths.heldOffers}>{text('bookAgain.offered', named)}</LinkButton>;
  const until = times.written(times.clock(offeredUntil ?? startAt));
  return <p className="text-soft text-sm">{text(`bookAgain.${state}`, { ...named, until })}</p>;
}
