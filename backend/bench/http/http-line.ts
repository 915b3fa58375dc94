import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import type { Instant } from '@rigbook/contracts/kernel/time';
import type { PlannedBooking } from '../support/booking-plan.js';
import type { Organisation } from '../support/organisation.js';

/** A database with an organization in which everyone is signed in. */
export interface World {
  readonly url: string;
  readonly organisation: Organisation;
  /** session ids by responder */
  readonly sessions: ReadonlyMap<ResponderId, string>;
  /** the next week in which nothing is booked yet, seen from its Sunday morning */
  readonly week: () => { readonly now: Instant; readonly next: () => PlannedBooking };
}

export interface BenchRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: object;
  /** the status of success; a refusal is fast and would count for nothing */
  readonly status: number;
}

/** What one side does in one turn. */
export interface Round {
  readonly now: Instant;
  /** undefined when all that was prepared is done */
  readonly next: () => BenchRequest | undefined;
}

/** Requests of one kind, measured against a bare server. */
export interface HttpLine {
  readonly title: string;
  readonly goal?: number;
  readonly bare: 'same-work' | 'writes-only';
  readonly database: DatabaseOfLine;
  /** fewer than usual where an answer takes so long that requests would wait too long for their turn */
  readonly connections?: number;
  /** prepares a turn of so many milliseconds */
  readonly round: (world: World, milliseconds: number) => Promise<Round> | Round;
}

/** What is in them before this week. `fleet`: so many vehicles that each need be taken only once in a turn. */
export const databases = {
  commands: { vehicles: 100, bookings: 10_000 },
  fleet: { vehicles: 2_500, bookings: 2_500 },
  reads: { vehicles: 100, bookings: 10_000 },
  'five-vehicles': { vehicles: 5, bookings: 10_000 },
  'two-hundred-vehicles': { vehicles: 200, bookings: 10_000 },
} as const;

export type DatabaseOfLine = keyof typeof databases;

export const as = ({ sessions }: World, responder: ResponderId) => ({
  cookie: `rigbook_session=${sessions.get(responder)}`,
});
