import { dayOf } from '@rigbook/contracts/kernel/calendar';
import { useIsReachable } from '../../../lib/connection/use-connection.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useNow } from '../../../lib/time/use-now.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { useZone } from '../../../lib/time/zone.js';
import { Icon } from '../../../ui/icon.js';
import { useMyBookings } from '../api/my-bookings.js';

/** While there is no connection: how old the person's bookings on the screen are. */
export function AsOf() {
  const text = useText();
  const times = useTimes();
  const zone = useZone();
  const today = dayOf(useNow(), zone);
  const { bookings, asOf } = useMyBookings();
  if (useIsReachable() || bookings === undefined) return null;
  const time = dayOf(asOf, zone) === today ? times.clock(asOf) : times.instantInSentence(asOf);
  return (
    <p className="flex items-center gap-2 font-semibold tabular-nums">
      <Icon name="clock" />
      {text('offline.asOf', { time })}
    </p>
  );
}
