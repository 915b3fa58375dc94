import { sessionLimits } from '@rigbook/contracts/auth/auth.limits';
import { isUpcoming } from '@rigbook/contracts/booking/booking-times.rules';
import { addSeconds, instantOfDate, isBefore, type Instant } from '@rigbook/contracts/kernel/time';
import type { Booking, Contacts, CurrentUser, Vehicle } from '../http/answers.js';
import { deviceStorage } from '../storage/device-storage.js';
import { hasLetterOf } from './owned-storage.js';

const key = 'lastKnown';

/** Nothing that signs a person in, and no rights: those need the server. */
const keptOfPerson = [
  'id',
  'unitNumber',
  'firstName',
  'lastName',
  'organizationName',
  'timezone',
  'checkInOpensMinutesBefore',
  'extensionHoursWithoutApproval',
  'parkingPlaceRequired',
] as const satisfies readonly (keyof CurrentUser)[];
type KeptPerson = Pick<CurrentUser, (typeof keptOfPerson)[number]>;

const personOf = (user: CurrentUser): KeptPerson =>
  Object.fromEntries(keptOfPerson.map((field) => [field, user[field]])) as unknown as KeptPerson;

/** What a shift needs without a network: who is signed in, their open bookings, and whom to call. */
export interface LastKnown {
  readonly person: KeptPerson;
  readonly bookings: readonly Booking[];
  readonly contacts: Contacts | undefined;
  /** When the bookings were loaded. */
  readonly asOf: Instant;
  /** What the vehicles of these bookings showed last. Missing if an older version of the page kept this. */
  readonly readings?: KeptReadings | undefined;
}

/** By the vehicle's id. */
interface KeptReadings {
  readonly asOf: Instant;
  readonly of: Readonly<
    Record<string, { readonly km: number | null; readonly fuelPercent: number | null } | undefined>
  >;
}

/** Also one that has ended while its check-in or checkout still waits to be sent. */
const isOpen = ({ id, status, endTime, user }: Booking): boolean =>
  isUpcoming({ status, endAt: endTime }, instantOfDate(new Date())) || hasLetterOf(user.id, id);

/** Without what the booking says about others. */
const own = (booking: Booking): Booking => ({
  ...booking,
  decidedBy: null,
  bookedBy: null,
  overrideReason: null,
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
  /** Keeps the readings of the vehicles of the kept bookings, and no others. */
  keepReadings(vehicles: readonly Vehicle[], asOf: Instant): void {
    const known = lastKnown.read();
    if (known === undefined || (known.readings !== undefined && isBefore(asOf, known.readings.asOf))) return;
    const wanted = vehicles.filter(({ id }) => known.bookings.some(({ vehicle }) => vehicle.id === id));
    const of = Object.fromEntries(
      wanted.map(({ id, mileage, fuelLevel }) => [id, { km: mileage ?? null, fuelPercent: fuelLevel ?? null }]),
    );
    write({ ...known, readings: { asOf, of } });
  },
  /** Another window may have kept fresher bookings of this person; those stay, unless the clock was ahead then. */
  keep(user: CurrentUser, bookings: readonly Booking[], contacts: Contacts | undefined, asOf: Instant): void {
    const before = deviceStorage.read<LastKnown>(key);
    const isTimely = before !== undefined && !isBefore(instantOfDate(new Date()), before.asOf);
    if (isTimely && before.person.id === user.id && isBefore(asOf, before.asOf)) return;
    write({
      person: personOf(user),
      bookings: bookings.filter((booking) => booking.user.id === user.id && isOpen(booking)).map(own),
      contacts,
      asOf,
      ...(before?.person.id === user.id && { readings: before.readings }),
    });
  },
  forget(): void {
    deviceStorage.remove(key);
  },
  forgetOthers(personId: string): void {
    if (deviceStorage.read<LastKnown>(key)?.person.id !== personId) lastKnown.forget();
  },
} as const;
