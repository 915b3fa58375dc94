import { appendAgainstInsert } from './append.bench.js';
import { bookingAgainstFunction } from './booking-transaction.bench.js';
import { benchFollowing, type FollowingPlan } from './following/following.bench.js';
import { benchFriday, type FridayPlan } from './friday/friday.bench.js';
import { benchHttp } from './http/http.bench.js';
import type { HttpLineName } from './http/http-lines.js';
import type { Figure } from './measure/figure.js';
import type { Comparison, Plan } from './measure/interleaved.js';
import { benchNotifications, type NotificationsPlan } from './notifications/notifications.bench.js';
import { replayAgainstRead } from './replay.bench.js';
import { largeAgainstSmall, type Seeded } from './scale.bench.js';
import type { BenchServer } from './support/bench-server.js';
import { bookingPlan } from './support/booking-plan.js';
import { createOrganisation } from './support/organisation.js';
import { createPlainBookingFunction } from './support/plain-booking-function.js';
import { seedBookings } from './support/seed-bookings.js';

export interface Size {
  readonly plan: Plan;
  readonly httpPlan: Plan;
  readonly httpLines: readonly HttpLineName[];
  readonly following: FollowingPlan;
  readonly notifications: NotificationsPlan;
  readonly friday: FridayPlan;
  readonly replayRounds: number;
  readonly replayBookings: number;
  /** of the databases that are compared by their size, smallest first */
  readonly bookings: readonly number[];
}

type SizeOfAll = Omit<Size, 'httpLines'>;

export const FULL: SizeOfAll = {
  plan: { rounds: 12, milliseconds: 700 },
  httpPlan: { rounds: 12, milliseconds: 1_500 },
  following: { single: 100, batch: 1_000, idleSeconds: 20 },
  notifications: { messages: 5_000, rounds: 4 },
  friday: { responders: 999, bookings: 300, minutes: 20 },
  replayRounds: 4,
  replayBookings: 100_000,
  bookings: [10_000, 100_000, 1_000_000],
};

export const QUICK: SizeOfAll = {
  plan: { rounds: 4, milliseconds: 300 },
  httpPlan: { rounds: 4, milliseconds: 1_000 },
  following: { single: 50, batch: 300, idleSeconds: 10 },
  notifications: { messages: 1_000, rounds: 2 },
  friday: { responders: 300, bookings: 30, minutes: 2 },
  replayRounds: 2,
  replayBookings: 20_000,
  bookings: [1_000, 10_000, 100_000],
};

const VEHICLES = 100;
const WRITERS = [1, 8, 32];

type Bench = (server: BenchServer, size: Size) => AsyncIterable<Comparison | Figure>;

/**
 * Each on databases of its own, which know their statistics as those of a running organization do. Those that measure code of this
 * process rather than a server are taken from the measured checkout.
 */
export const benches = {
  append: async function* (server, { plan }) {
    const url = await server.createDatabase('append');
    for (const writers of WRITERS) yield await appendAgainstInsert(url, writers, plan);
  },
  booking: async function* (server, { plan, bookings: [few = 0] }) {
    const { url, organisation } = await createSeeded(server, 'booking', few);
    await createPlainBookingFunction(url);
    const next = bookingPlan(organisation);
    for (const writers of WRITERS) yield await bookingAgainstFunction(url, writers, next, plan);
  },
  http: (server, { httpPlan: plan, httpLines: lines }) => benchHttp(server, { lines, plan }),
  following: (server, { following }) => benchFollowing(server, following),
  notifications: (server, { notifications }) => benchNotifications(server, notifications),
  friday: (server, { friday }) => benchFriday(server, friday),
  replay: async function* (server, { replayBookings, replayRounds }) {
    const { url } = await createSeeded(server, 'replay', replayBookings);
    yield* await replayAgainstRead(url, replayRounds);
  },
  scale: async function* (server, { bookings, plan }) {
    const seeded: Seeded[] = [];
    for (const count of bookings) seeded.push(await createSeeded(server, `scale_${count}`, count));
    yield* largeAgainstSmall(seeded, plan);
  },
} as const satisfies Readonly<Record<string, Bench>>;

export type BenchName = keyof typeof benches;

export const benchNames = Object.keys(benches) as readonly BenchName[];

/** They run in this process. */
const ofCode: readonly BenchName[] = ['append', 'booking', 'replay', 'scale'];

export const isOfCode = (name: BenchName): boolean => ofCode.includes(name);

async function createSeeded(server: BenchServer, name: string, bookings: number): Promise<Seeded> {
  const url = await server.createDatabase(name);
  const organisation = await createOrganisation(url, VEHICLES);
  await seedBookings(url, bookings);
  return { bookings, url, organisation };
}
