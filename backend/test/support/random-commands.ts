import { addDays, dayOf, startOfDay, weekdayOf } from '@rigbook/contracts/kernel/calendar';
import { addHours, instantOfDate, type Instant } from '@rigbook/contracts/kernel/time';
import { checkInForm, checkOutForm, drawnSignature } from './shift.js';

export interface Command {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  readonly by: 'responder' | 'admin';
}

export type Situation = 'pending' | 'approved' | 'signed' | 'active' | 'completed' | 'rejected' | 'cancelled';

/** A booking as its responder was last told that it stands; `next` is what an answer that never came would have made of it. */
export interface KnownBooking {
  readonly id: string;
  situation: Situation;
  next?: Situation;
}

export interface World {
  readonly vehicleIds: readonly string[];
  /** of one responder, whom nobody else acts for */
  readonly bookings: KnownBooking[];
}

/** What is asked, and what it makes of the booking when the answer is yes. */
export interface Move {
  readonly command: Command;
  readonly booking?: KnownBooking;
  readonly makes?: Situation;
}

const ZONE = 'Asia/Jerusalem';

/** Undefined of an empty list. */
export const anyOf = <T>(things: readonly T[]): T | undefined => things[Math.floor(Math.random() * things.length)];
export const oneOf = <T>(things: readonly T[]): T => anyOf(things) as T;

/** The first ones far more often than the last: some vehicles and hours are fought for, others are free. */
export const crowded = <T>(things: readonly T[]): T => things[Math.floor(Math.random() ** 3 * things.length)] as T;

/** Hours from Monday to Thursday, as far as the booking window reaches from now, without tomorrow's first ones. */
export function bookableStarts(): readonly Instant[] {
  const now = instantOfDate(new Date());
  const days = [1, 2, 3, 4, 5]
    .map((ahead) => addDays(dayOf(now, ZONE), ahead))
    .filter((day) => weekdayOf(day) >= 1 && weekdayOf(day) <= 4);
  return days.flatMap((day) => Array.from({ length: 20 }, (_, hour) => addHours(startOfDay(day, ZONE), hour + 1)));
}

const step =
  (from: Situation, makes: Situation, by: Command['by'], method: Command['method'], pathOf: (id: string) => string) =>
  (body: object | undefined, bookings: readonly KnownBooking[]): Move | undefined => {
    const booking = anyOf(bookings.filter(({ situation, next }) => situation === from && !next));
    return booking && { command: { method, path: pathOf(booking.id), by, ...(body && { body }) }, booking, makes };
  };

const admin = (id: string) => `/api/admin/bookings/${id}`;
const approve = step('pending', 'approved', 'admin', 'PUT', (id) => `${admin(id)}/approve`);
const reject = step('pending', 'rejected', 'admin', 'PUT', (id) => `${admin(id)}/status`);
const withdraw = step('pending', 'cancelled', 'responder', 'DELETE', (id) => `/api/bookings/${id}`);
const recall = step('active', 'cancelled', 'admin', 'DELETE', admin);
const cancel = step('approved', 'cancelled', 'admin', 'DELETE', admin);
const sign = step('approved', 'signed', 'responder', 'POST', (id) => `/api/bookings/${id}/signature`);
const checkIn = step('signed', 'active', 'responder', 'POST', (id) => `/api/bookings/${id}/check-in`);
const checkOut = step('active', 'completed', 'responder', 'POST', (id) => `/api/bookings/${id}/checkout`);

const dent = { location: 'roof', severity: 'minor', description: 'A dent' };

export interface CommandMaker {
  /** What one responder, or an administrator for them, asks next: sensible more often than not. */
  readonly atRandom: (world: World) => Move;
  /** The next step of a loan that ends well; five of them are a whole one. */
  readonly forward: (world: World) => Move;
}

export async function commandMaker(): Promise<CommandMaker> {
  const starts = bookableStarts();
  const date = dayOf(instantOfDate(new Date()), ZONE);
  const signature = { signature: await drawnSignature(), name: 'Random Responder', date };
  const request = ({ vehicleIds }: World): Move => ({
    command: {
      method: 'POST',
      path: '/api/bookings',
      body: { vehicleId: crowded(vehicleIds), startTime: crowded(starts), duration: 1, purpose: 'At random' },
      by: 'responder',
    },
  });
  const vehicle = ({ vehicleIds }: World, body: object): Move => ({
    command: { method: 'PUT', path: `/api/vehicles/${crowded(vehicleIds)}`, body, by: 'admin' },
  });
  const makers: readonly (readonly [weight: number, make: (world: World) => Move | undefined])[] = [
    [36, request],
    [16, ({ bookings }) => approve({ approved: true }, bookings)],
    [4, ({ bookings }) => reject({ status: 'rejected' }, bookings)],
    [8, ({ bookings }) => withdraw(undefined, bookings)],
    [6, ({ bookings }) => cancel(undefined, bookings)],
    [4, ({ bookings }) => sign(signature, bookings)],
    [8, ({ bookings }) => checkIn(checkInForm, bookings)],
    [1, ({ bookings }) => recall(undefined, bookings)],
    [8, ({ bookings }) => checkOut(Math.random() < 0.5 ? checkOutForm : damaged, bookings)],
    [1, (world) => vehicle(world, { status: 'maintenance', reason: 'Brakes' })],
    [4, (world) => vehicle(world, { status: 'available' })],
    [1, (world) => vehicle(world, { location: `Bay ${oneOf(starts)}` })],
    [1, () => ({ command: { method: 'PUT', path: '/api/auth/update-profile', body: profile(), by: 'responder' } })],
  ];
  const lots = makers.flatMap(([weight, make]) => Array.from({ length: weight }, () => make));
  const forward = (world: World): Move =>
    checkOut(checkOutForm, world.bookings) ??
    checkIn(checkInForm, world.bookings) ??
    sign(signature, world.bookings) ??
    approve({ approved: true }, world.bookings) ??
    request(world);
  return { atRandom: (world) => oneOf(lots)(world) ?? request(world), forward };
}

const damaged = { ...checkOutForm, damageReports: [dent], noDamageConfirmed: false };

const profile = () => ({
  firstName: oneOf(['Noa', 'Adam', 'Lior']),
  lastName: 'Random',
  email: 'random@example.org',
  phoneNumber: '050-000-0000',
  department: 'EMT',
});
