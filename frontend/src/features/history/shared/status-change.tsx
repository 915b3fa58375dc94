import type { Booking } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';

interface Props {
  readonly before: Booking['status'] | undefined;
  readonly after: Booking['status'];
}

/** How the status changed; nothing where it began or stayed. */
export function StatusChange({ before, after }: Props) {
  const text = useText();
  if (before === undefined || before === after) return null;
  return (
    <p>
      {text('history.statusChange', { before: text(`bookingStatus.${before}`), after: text(`bookingStatus.${after}`) })}
    </p>
  );
}
