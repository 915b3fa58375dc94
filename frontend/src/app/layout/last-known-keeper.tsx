import { instantOfMillis } from '@rigbook/contracts/kernel/time';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../../features/auth/use-session.js';
import { myBookingsQuery } from '../../features/booking/api/my-bookings.js';
import { fleetQuery } from '../../features/fleet/api/get-fleet.js';
import { contactsQuery } from '../../features/settings/api/get-contacts.js';
import { onSessionEnded } from '../../lib/http/client.js';
import { pushHere } from '../../lib/device/push-here.js';
import { lastKnown } from '../../lib/device/last-known.js';

/** Keeps on this device what a shift needs without a network, whenever the person's bookings have loaded. It loads nothing itself. */
export function LastKnownKeeper() {
  const session = useSession();
  useEffect(() => onSessionEnded(() => lastKnown.forget()), []);
  const owner = session?.id;
  useEffect(() => {
    if (owner !== undefined) void pushHere.endOfOthers(owner);
  }, [owner]);
  const { data: bookings, dataUpdatedAt } = useQuery({ ...myBookingsQuery, enabled: false });
  const { data: contacts } = useQuery({ ...contactsQuery, enabled: false });
  const { data: fleet, dataUpdatedAt: fleetAt } = useQuery({ ...fleetQuery, enabled: false });
  useEffect(() => {
    if (!session || session.asOf !== undefined) return;
    if (bookings === undefined) lastKnown.forgetOthers(session.id);
    else lastKnown.keep(session, bookings, contacts, instantOfMillis(dataUpdatedAt));
  }, [session, bookings, contacts, dataUpdatedAt]);
  useEffect(() => {
    if (session && session.asOf === undefined && bookings !== undefined && fleet !== undefined)
      lastKnown.keepReadings(fleet, instantOfMillis(fleetAt));
  }, [session, bookings, fleet, fleetAt]);
  return null;
}
