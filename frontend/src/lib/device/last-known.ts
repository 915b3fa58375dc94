import { sessionLimits } from '@rigbook/contracts/auth/auth.limits';
import { isUpcoming } from '@rigbook/contracts/booking/booking-times.rules';
import { addSeconds, instantOfDate, isBefore, type Instant } from '@rigbook/contracts/kernel/time';
import type { Booking, Contacts, CurrentUser } from '../http/answers.js';
import { deviceStorage } from './device-storage.js';

const key = 'lastKnown';

/** Nothing that signs a person in, and no rights: those need the server. */
type KeptPerson = Pick<
  CurrentUser,
  'id' | 'unitNumber' | 'firstName' | 'lastName' | 'organizationName' | 'timezone' | 'checkInOpensMinutesBefore'
>;

/** What a shift needs without a network: who is signed in, their open bookings, and whom to call. */
export interface LastKnown {
  readonly person: KeptPerson;
  readonly bookings: readonly Booking[];
  readonly contacts: Contacts | undefined;
  /** When the bookings were loaded. */
  readonly asOf: Instant;
}

const isOpen = ({ status, endTime }: Booking): boolean =>
  isUpcoming({ status, endAt: endTime }, instantOfDate(new Date()));

/** Without what the booking says about others. */
const own = (booking: Booking): Booking => ({
  ...booking,
  decidedBy: null,
  eligibilityWarnings: [],
  lastMileageBefore: null,
});

function write(known: LastKnown): void {
  // an older one would be wrong by now
  if (!deviceStorage.write(key, known)) deviceStorage.remove(key);
}

/** One person's, since all windows of a browser share one session. */
export const lastKnown = {
  /** Undefined also once the session must have ended. Erases bookings that have ended. */
  read(): LastKnown | undefined {
    const known = deviceStorage.read<LastKnown>(key);
    if (known === undefined) return undefined;
    if (isBefore(addSeconds(known.asOf, sessionLimits.absoluteSeconds), instantOfDate(new Date()))) {
      lastKnown.forget();
      return undefined;
    }
    const bookings = known.bookings.filter(isOpen);
    if (bookings.length < known.bookings.length) write({ ...known, bookings });
    return { ...known, bookings };
  },
  /** Another window may have kept fresher bookings of this person; those stay, unless the clock was ahead then. */
  keep(user: CurrentUser, bookings: readonly Booking[], contacts: Contacts | undefined, asOf: Instant): void {
    const before = deviceStorage.read<LastKnown>(key);
    const isTimely = before !== undefined && !isBefore(instantOfDate(new Date()), before.asOf);
    if (isTimely && before.person.id === user.id && isBefore(asOf, before.asOf)) return;
    const { id, unitNumber, firstName, lastName, organizationName, timezone, checkInOpensMinutesBefore } = user;
    write({
      person: { id, unitNumber, firstName, lastName, organizationName, timezone, checkInOpensMinutesBefore },
      bookings: bookings.filter((booking) => booking.user.id === id && isOpen(booking)).map(own),
      contacts,
      asOf,
    });
  },
  forget(): void {
    deviceStorage.remove(key);
  },
  forgetOthers(personId: string): void {
    if (deviceStorage.read<LastKnown>(key)?.person.id !== personId) lastKnown.forget();
  },
} as const;
