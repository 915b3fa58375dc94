import type { components } from '@rigbook/contracts/api.types';
import { currentAddendumVersion } from '@rigbook/contracts/agreement/addendum';
import { addDays, dayOf } from '@rigbook/contracts/kernel/calendar';
import { addHours, instantOfDate } from '@rigbook/contracts/kernel/time';
import { anyOf, bookableStarts, crowded, oneOf } from './random-commands.js';
import { seenOf } from './handing-on.js';
import { walkRound } from './joint-handover.js';
import { checkInForm, checkOutForm, drawnSignature } from './shift.js';

type Booking = components['schemas']['Booking'];
type Wish = components['schemas']['Wish'];
type Offers = components['schemas']['HandingOnList'];
type Standing = components['schemas']['StandingShift'];

/** An event of that kind stands in that stream. */
export interface Promised {
  readonly stream: string;
  readonly type: RegExp;
}

/** A call that a person, or an administrator for them, makes; undefined without a yes. */
export interface Person {
  readonly id: string;
  readonly ask: <Answer extends object>(
    by: 'responder' | 'admin',
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
  ) => Promise<Answer | undefined>;
}

export interface People {
  readonly vehicleIds: readonly string[];
  /** Another of them. */
  readonly other: () => Person;
}

type Step = (person: Person, people: People) => Promise<Promised | undefined>;

/**
 * What people do with their bookings beside the straight way, each step with what it needs read first: as they look for it on their
 * page. A refusal is an answer, too.
 */
export async function randomSteps(): Promise<Step> {
  const starts = bookableStarts();
  const today = dayOf(instantOfDate(new Date()), 'Asia/Jerusalem');
  const signed = { signature: await drawnSignature(), name: 'Random Responder' };
  const signature = { ...signed, date: today };

  const own = async (person: Person, is: (booking: Booking) => boolean) =>
    anyOf(((await person.ask<Booking[]>('responder', 'GET', '/api/bookings')) ?? []).filter(is));
  const has =
    (...statuses: readonly Booking['status'][]) =>
    ({ status }: Booking): boolean =>
      statuses.includes(status);
  const isSigned = ({ signedAt }: Booking): boolean => signedAt !== null;
  const isToReview = ({ emergencyReview }: Booking): boolean => emergencyReview === 'due';
  const isReady = (booking: Booking): boolean => has('approved')(booking) && isSigned(booking);

  /** One step on one of the person's bookings. */
  const on =
    (
      is: (booking: Booking) => boolean,
      type: RegExp,
      by: 'responder' | 'admin',
      method: 'POST' | 'PUT' | 'DELETE',
      pathOf: (id: string) => string,
      bodyOf?: (booking: Booking, people: People) => object,
    ): Step =>
    async (person, people) => {
      const booking = await own(person, is);
      if (!booking) return undefined;
      const done = await person.ask(by, method, pathOf(booking.id), bodyOf?.(booking, people));
      return done && { stream: booking.id, type };
    };
  const booking = (step: string) => (id: string) => `/api/bookings/${id}${step}`;
  const admin = (step: string) => (id: string) => `/api/admin/bookings/${id}${step}`;
  const hours = ({ vehicleIds }: People) => ({
    vehicleId: crowded(vehicleIds),
    startTime: crowded(starts),
    duration: oneOf([1, 2, 3]),
    purpose: 'At random',
  });
  const changed = (of: Booking, people: People) => ({ ...hours(people), seen: seenOf(of) });

  const request: Step = async (person, people) => {
    const made = await person.ask<Booking>('responder', 'POST', '/api/bookings', hours(people));
    return made && { stream: made.id, type: /^BookingRequested$/ };
  };
  const bookFor: Step = async (person, people) => {
    const body = { ...hours(people), responderId: person.id, approved: Math.random() < 0.5 };
    const made = await person.ask<Booking>('admin', 'POST', '/api/admin/bookings', body);
    return made && { stream: made.id, type: /^BookingRequested$/ };
  };
  const give: Step = async (person) => {
    const given = await own(person, has('approved', 'pending'));
    if (!given) return undefined;
    const body = { bookingId: given.id, seen: seenOf(given), unitNumber: null };
    const made = await person.ask<{ id: string }>('responder', 'POST', '/api/handing-on', body);
    return made && { stream: made.id, type: /^HandingOnOffered$/ };
  };
  const swap: Step = async (person, people) => {
    const [given, wanted] = await Promise.all([own(person, has('approved')), own(people.other(), has('approved'))]);
    if (!given || !wanted) return undefined;
    const body = { bookingId: given.id, seen: seenOf(given), wanted: seenOf(wanted) };
    const made = await person.ask<{ id: string }>('responder', 'POST', '/api/handing-on/swaps', body);
    return made && { stream: made.id, type: /^HandingOnOffered$/ };
  };
  const answerColleague: Step = async (person) => {
    const offer = anyOf((await person.ask<Offers>('responder', 'GET', '/api/handing-on'))?.offered ?? []);
    if (!offer) return undefined;
    const yes = Math.random() < 0.8;
    const body = yes ? { seen: seenOf(offer.offered) } : {};
    const done = await person.ask(
      'responder',
      'POST',
      `/api/handing-on/${offer.id}/${yes ? 'accept' : 'decline'}`,
      body,
    );
    return done && { stream: offer.id, type: yes ? /^HandingOnAccepted$/ : /^HandingOnEnded$/ };
  };
  const takeBack: Step = async (person) => {
    const all = (await person.ask<Offers>('responder', 'GET', '/api/handing-on'))?.given ?? [];
    const offer = anyOf(all.filter(({ status }) => status === 'open'));
    if (!offer) return undefined;
    const done = await person.ask('responder', 'DELETE', `/api/handing-on/${offer.id}`);
    return done && { stream: offer.id, type: /^HandingOnEnded$/ };
  };
  const wait: Step = async (person, { vehicleIds }) => {
    const startTime = crowded(starts);
    const wish = {
      vehicleId: crowded(vehicleIds),
      anyOfType: Math.random() < 0.3,
      startTime,
      endTime: addHours(startTime, 3),
      leastHours: 1,
      purpose: 'If it becomes free',
    };
    const made = await person.ask<Wish>('responder', 'POST', '/api/waitlist', wish);
    return made && { stream: made.id, type: /^WaitlistJoined$/ };
  };
  const answerLine: Step = async (person) => {
    const wishes = (await person.ask<Wish[]>('responder', 'GET', '/api/waitlist')) ?? [];
    const wish = anyOf(wishes.filter(({ offer }) => offer !== null)) ?? anyOf(wishes);
    if (!wish) return undefined;
    if (!wish.offer) {
      const left = await person.ask('responder', 'DELETE', `/api/waitlist/${wish.id}`);
      return left && { stream: wish.id, type: /^Waitlist(Left|OfferEnded)$/ };
    }
    const yes = Math.random() < 0.7;
    const path = `/api/waitlist/${wish.id}/${yes ? 'accept' : 'decline'}`;
    const done = await person.ask('responder', 'POST', path, { seen: seenOf(wish.offer) });
    return done && { stream: wish.id, type: yes ? /^WaitlistOfferAccepted$/ : /^WaitlistOfferEnded$/ };
  };
  const planOf = ({ vehicleIds }: People) => ({
    vehicleId: crowded(vehicleIds),
    weekdays: [oneOf(['monday', 'tuesday', 'wednesday', 'thursday'])],
    startHour: oneOf([2, 6, 10, 14, 18]),
    duration: 2,
    fromDay: addDays(today, 1),
    untilDay: addDays(today, 8),
    exceptDays: [],
  });
  const setStanding: Step = async (person, people) => {
    const plan = { responderId: person.id, ...planOf(people) };
    const made = await person.ask<{ id: string }>('admin', 'POST', '/api/admin/standing-shifts', plan);
    return made && { stream: made.id, type: /^StandingShiftSet$/ };
  };
  const changeStanding: Step = async (person, people) => {
    const shift = anyOf((await person.ask<Standing[]>('admin', 'GET', '/api/admin/standing-shifts')) ?? []);
    if (!shift) return undefined;
    const plan = { ...planOf(people), changedAt: shift.changedAt };
    const done = await person.ask('admin', 'PUT', `/api/admin/standing-shifts/${shift.id}`, plan);
    return done && { stream: shift.id, type: /^StandingShiftChanged$/ };
  };
  const endStanding: Step = async (person) => {
    const all = (await person.ask<Standing[]>('admin', 'GET', '/api/admin/standing-shifts')) ?? [];
    const shift = anyOf(all);
    if (!shift) return undefined;
    const body = { changedAt: shift.changedAt, cancelBookings: Math.random() < 0.5 };
    const done = await person.ask('admin', 'POST', `/api/admin/standing-shifts/${shift.id}/end`, body);
    return done && { stream: shift.id, type: /^StandingShiftEnded$/ };
  };
  const take: Step = async (person, { vehicleIds }) => {
    const form = { vehicleId: oneOf(vehicleIds), duration: 1, reason: 'An alarm', ...checkInForm, ...signed };
    const made = await person.ask<Booking>('responder', 'POST', '/api/bookings/emergency', form);
    return made && { stream: made.id, type: /^VehicleCheckedIn$/ };
  };
  /** Two stand at a vehicle: the one who has it, and one whose next booking it is, if there is one. */
  const handOver: Step = async (person, people) => {
    const ending = await own(person, has('active'));
    if (!ending) return undefined;
    const path = booking('/joint-handover')(ending.id);
    const { code } = (await person.ask<{ code: string | null }>('responder', 'POST', path, walkRound)) ?? {};
    const incoming = people.other();
    if (!code || !(await incoming.ask('responder', 'POST', '/api/joint-handovers/open', { code }))) return undefined;
    const done = await incoming.ask('responder', 'POST', '/api/joint-handovers/confirm', { code });
    return done && { stream: ending.id, type: /^VehicleCheckedOut$/ };
  };

  const open = has('pending', 'approved');
  const steps: readonly (readonly [weight: number, step: Step])[] = [
    [20, request],
    [14, on(has('pending'), /^BookingApproved$/, 'admin', 'PUT', admin('/approve'), () => ({ approved: true }))],
    [2, on(has('pending'), /^BookingRejected$/, 'admin', 'PUT', admin('/approve'), () => ({ approved: false }))],
    [10, on(has('approved'), /^AgreementSigned$/, 'responder', 'POST', booking('/signature'), () => signature)],
    [6, on(isReady, /^VehicleCheckedIn$/, 'responder', 'POST', booking('/check-in'), () => checkInForm)],
    [3, on(has('active'), /^VehicleCheckedOut$/, 'responder', 'POST', booking('/checkout'), () => checkOutForm)],
    [5, on(open, /^BookingCancelled$/, 'admin', 'DELETE', admin(''), () => ({}))],
    [8, on(open, /^BookingChanged$/, 'responder', 'POST', booking('/change'), changed)],
    [
      3,
      on(open, /^BookingChanged$/, 'admin', 'POST', admin('/change'), (of, people) => ({
        ...changed(of, people),
        reason: 'Needed elsewhere',
      })),
    ],
    [
      8,
      on(
        has('approved', 'active'),
        /^BookingExten(ded|sionRequested)$/,
        'responder',
        'POST',
        booking('/extension'),
        (of) => ({
          seen: seenOf(of),
          hours: oneOf([1, 4]),
          addendumVersion: currentAddendumVersion,
          askIfNeeded: true,
        }),
      ),
    ],
    [
      4,
      on(
        ({ extensionAskedUntil }) => extensionAskedUntil !== null,
        /^BookingExten(ded|sionEnded)$/,
        'admin',
        'PUT',
        admin('/extension'),
        (of) => ({
          decision: oneOf(['approve', 'reject']),
          until: of.extensionAskedUntil,
        }),
      ),
    ],
    [6, give],
    [5, swap],
    [9, answerColleague],
    [1, takeBack],
    [8, wait],
    [8, answerLine],
    [4, bookFor],
    [2, setStanding],
    [1, changeStanding],
    [1, endStanding],
    [2, take],
    [3, on(isToReview, /^EmergencyTakeReviewed$/, 'admin', 'POST', admin('/review'), () => ({ finding: 'accepted' }))],
    [4, handOver],
  ];
  const lots = steps.flatMap(([weight, step]) => Array.from({ length: weight }, () => step));
  return async (person, people) => (await oneOf(lots)(person, people)) ?? request(person, people);
}
