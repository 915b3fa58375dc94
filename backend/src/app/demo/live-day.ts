import type { INestApplicationContext } from '@nestjs/common';
import { currentAddendumVersion } from '@rigbook/contracts/agreement/addendum';
import { checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import {
  type BookingId,
  dayOf,
  type Instant,
  millisOf,
  periodOf,
  type ResponderId,
  type VehicleId,
  type Zone,
} from '@rigbook/contracts/kernel';
import {
  ApproveBooking,
  ApproveBookingHandler,
} from '../../booking/commands/approve-booking/approve-booking.controller.js';
import { BookingDecisions } from '../../booking/commands/booking-decisions.js';
import {
  CancelBooking,
  CancelBookingHandler,
} from '../../booking/commands/cancel-booking/cancel-booking.controller.js';
import { ChangeBooking, ChangeBookingHandler } from '../../booking/commands/change-booking/change-booking.handler.js';
import {
  CheckInVehicle,
  CheckInVehicleHandler,
} from '../../booking/commands/check-in-vehicle/check-in-vehicle.handler.js';
import {
  CheckOutVehicle,
  CheckOutVehicleHandler,
} from '../../booking/commands/check-out-vehicle/check-out-vehicle.handler.js';
import {
  ExtendBooking,
  ExtendBookingHandler,
} from '../../booking/commands/extend-booking/extend-booking.controller.js';
import {
  ContestReading,
  ContestReadingHandler,
} from '../../booking/commands/contest-reading/contest-reading.controller.js';
import { KeepReading, KeepReadingHandler } from '../../booking/commands/keep-reading/keep-reading.controller.js';
import { ReleaseBookings } from '../../booking/commands/release-bookings/release-bookings.js';
import { RejectBooking, RejectBookingHandler } from '../../booking/commands/reject-booking/reject-booking.handler.js';
import { NoteRefusedRequests } from '../../booking/commands/request-booking/note-refused-requests.js';
import {
  RequestBooking,
  RequestBookingHandler,
} from '../../booking/commands/request-booking/request-booking.handler.js';
import { AgreementDocuments } from '../../booking/commands/sign-agreement/agreement-documents.js';
import { exampleSignature } from '../../booking/commands/sign-agreement/sign-agreement.dto.js';
import { SignAgreement, SignAgreementHandler } from '../../booking/commands/sign-agreement/sign-agreement.handler.js';
import { Database } from '../../platform/database/index.js';
import { type CommandContext, EventStore } from '../../platform/event-store/index.js';
import { Clock } from '../../platform/time/clock.js';
import { Ids } from '../../platform/time/ids.js';
import { organisationSettings } from '../../settings/organisation-settings.js';
import {
  SetStandingShift,
  SetStandingShiftHandler,
} from '../../standing-shifts/set-standing-shift/set-standing-shift.handler.js';
import { AddFloor, AddFloorHandler } from '../../vehicle-coverage/set-floor/set-floor.handler.js';
import { JoinWaitlist, JoinWaitlistHandler } from '../../waitlist/join-waitlist/join-waitlist.handler.js';
import { presentResponders, presentVehicles } from '../seed/organisation-facts.query.js';
import { demoPeople } from './demo-organisation.js';
import {
  DEMO_ADMINISTRATOR,
  type DemoBooking,
  demoFloor,
  type DemoStep,
  planLiveDay,
  planStandingShift,
} from './live-day.plan.js';

/**
 * Gives the demo the bookings of a day like any other, by the commands that people give, each at its time. No messages come of them.
 * Needs the demo's people and vehicles, and no bookings.
 */
export async function liveDay(app: INestApplicationContext): Promise<void> {
  const [{ zone }, people, vehicles] = await app
    .get(Database)
    .fetchAll([organisationSettings(), presentResponders(), presentVehicles()]);
  const responders = new Map(people.map(({ unitNumber, id }) => [unitNumber, id]));
  const fleet = new Map(vehicles.map(({ name, id }) => [name, id]));
  const names = new Map(
    demoPeople.map(({ unitNumber, firstName, lastName }) => [unitNumber, `${firstName} ${lastName}`]),
  );
  const ids = app.get(Ids);
  const now = app.get(Clock).now();
  const take = stepsIn(app);
  const bookingIds = new Map<DemoBooking, BookingId>();
  const inOrder = planLiveDay(now, zone)
    .flatMap((booking) => booking.steps.map((step) => ({ booking, step })))
    .sort((one, other) => millisOf(one.step.at) - millisOf(other.step.at));
  for (const { booking, step } of inOrder) {
    const { unitNumber, vehicle } = booking;
    const actor = isOfAdministrator(step) ? DEMO_ADMINISTRATOR : step.does === 'wait' ? step.unitNumber : unitNumber;
    const id = await take(booking, step, {
      bookingId: bookingIds.get(booking) as BookingId,
      responderId: responders.get(unitNumber) as ResponderId,
      actorId: responders.get(actor) as ResponderId,
      vehicleId: fleet.get(vehicle) as VehicleId,
      signerName: names.get(unitNumber) as string,
      zone,
      context: { actor: `responder:${responders.get(actor)}`, now: step.at, correlationId: ids.newId() },
    });
    if (step.does === 'request') bookingIds.set(booking, id as BookingId);
  }
  const byAdministrator = { actor: `responder:${responders.get(DEMO_ADMINISTRATOR)}`, now } as const;
  await new AddFloorHandler(app.get(EventStore), ids).execute(
    new AddFloor({ floor: demoFloor, context: { ...byAdministrator, correlationId: ids.newId() } }),
  );
  const { unitNumber, vehicle, weekdays, ...days } = planStandingShift(now, zone);
  const plan = { ...days, weekdays, vehicleId: fleet.get(vehicle) as VehicleId, vehicleType: null };
  await new SetStandingShiftHandler(app.get(EventStore), ids).execute(
    new SetStandingShift({
      responderId: responders.get(unitNumber) as ResponderId,
      plan: { ...plan, untilDay: null, exceptDays: [] },
      zone,
      context: { ...byAdministrator, correlationId: ids.newId() },
    }),
  );
}

const isOfAdministrator = ({ does }: DemoStep): boolean => ['approve', 'reject', 'cancel', 'keep'].includes(does);

interface Circumstances {
  readonly bookingId: BookingId;
  readonly responderId: ResponderId;
  /** who takes the step */
  readonly actorId: ResponderId;
  readonly vehicleId: VehicleId;
  readonly signerName: string;
  readonly zone: Zone;
  readonly context: CommandContext;
}

/** Carries out a step, and returns the id of its booking. */
function stepsIn(app: INestApplicationContext) {
  const database = app.get(Database);
  const store = withoutMessages(app.get(EventStore));
  const decisions = new BookingDecisions(database, store);
  const refusals = new NoteRefusedRequests(database, app.get(Ids));
  const request = new RequestBookingHandler(store, app.get(Ids), refusals);
  const approve = new ApproveBookingHandler(decisions);
  const reject = new RejectBookingHandler(decisions);
  const cancel = new CancelBookingHandler(decisions);
  const sign = new SignAgreementHandler(decisions, app.get(AgreementDocuments, { strict: false }));
  const checkIn = new CheckInVehicleHandler(decisions, store);
  const checkOut = new CheckOutVehicleHandler(decisions, database, store);
  const change = new ChangeBookingHandler(decisions);
  const extend = new ExtendBookingHandler(decisions);
  const contest = new ContestReadingHandler(decisions);
  const keep = new KeepReadingHandler(decisions);
  const wait = new JoinWaitlistHandler(store, app.get(Ids));
  const releaseAt = (at: Instant) => new ReleaseBookings(database, store, { now: () => at }, app.get(Ids)).takeTurn();

  return async (booking: DemoBooking, step: DemoStep, circumstances: Circumstances): Promise<string> => {
    const { bookingId, responderId, actorId, vehicleId, signerName, zone, context } = circumstances;
    const seen = { vehicleId, ...booking.period };
    const of = { bookingId, context };
    const administers = booking.unitNumber === DEMO_ADMINISTRATOR;
    switch (step.does) {
      case 'request': {
        const { period, durationHours, purpose } = booking;
        const asked = { responderId, vehicleId, period, durationHours, purpose };
        return (await request.execute(new RequestBooking({ request: asked, administers, zone, context }))).id;
      }
      case 'change': {
        const { durationHours } = step;
        const period = periodOf(booking.period.startAt, durationHours);
        const given = {
          by: responderId,
          seen,
          vehicleId,
          period,
          durationHours,
          purpose: booking.purpose,
          reason: null,
        };
        return (await change.execute(new ChangeBooking({ ...of, change: given, administers, zone }))).id;
      }
      case 'extend': {
        const { hours } = step;
        const asked = { bookingId, responderId, hours, seen, addendumVersion: currentAddendumVersion, mayWait: true };
        const caller = { kind: 'responder', responderId, zone, session: 'demo', administers, audits: false } as const;
        return (await extend.execute(new ExtendBooking({ context, extension: asked, caller }))).id;
      }
      case 'release': {
        await releaseAt(context.now);
        return bookingId;
      }
      case 'wait': {
        const { leastHours } = step;
        const { period, purpose } = booking;
        const joining = { responderId: actorId, vehicleId, anyOfType: false, period, leastHours, purpose };
        return (await wait.execute(new JoinWaitlist({ joining, zone, context }))).id;
      }
      case 'approve':
        return (await approve.execute(new ApproveBooking({ ...of, adminNotes: step.says || null }))).id;
      case 'reject':
        return (await reject.execute(new RejectBooking({ ...of, reason: step.says }))).id;
      case 'cancel':
        return (await cancel.execute(new CancelBooking({ ...of, cancellation: { by: 'admin', reason: step.says } })))
          .id;
      case 'sign': {
        const signedOn = dayOf(context.now, zone);
        const given = { signature: exampleSignature, signerName, signedOn, address: '127.0.0.1', browser: 'Demo' };
        return (await sign.execute(new SignAgreement({ ...of, responderId, given }))).bookingId;
      }
      case 'check-in': {
        const { mileageKm, fuelPercent } = step;
        const empty = { preExistingDamage: null, notes: null, completedOnDeviceAt: null };
        const given = { responderId, mileageKm, fuelPercent, checklist: checkInItemIds, ...empty };
        return (await checkIn.execute(new CheckInVehicle({ ...of, checkIn: given, zone }))).id;
      }
      case 'contest': {
        const said = { step: step.step, seenMileageKm: step.km, words: step.says };
        await contest.execute(new ContestReading({ ...of, responderId, contest: said }));
        return bookingId;
      }
      case 'keep': {
        const seen = { seenMileageKm: step.km, seenContests: 1 };
        const keeping = { by: actorId, step: step.step, ...seen, reason: step.says };
        return (await keep.execute(new KeepReading({ ...of, keeping }))).id;
      }
      case 'check-out': {
        const { mileageKm, fuelPercent, damage } = step;
        const by = { responderId, isAdmin: administers, administers };
        const given = { by, mileageKm, fuelPercent, damageReports: [damage], noDamageConfirmed: false, notes: null };
        return (await checkOut.execute(new CheckOutVehicle({ ...of, checkOut: given, zone }))).id;
      }
    }
  };
}

/** The store, with the messages that its events cause taken back in the same transaction. */
function withoutMessages(store: EventStore): EventStore {
  const commit: EventStore['commit'] = (given) => {
    const forget = {
      name: 'demo.forget-messages',
      text: 'DELETE FROM notification WHERE stream = ANY ($1::uuid[])',
      values: [given.appends.map(({ stream }) => stream)],
    };
    return store.commit({ ...given, statements: [...(given.statements ?? []), forget] });
  };
  return Object.assign(Object.create(store) as EventStore, { commit });
}
