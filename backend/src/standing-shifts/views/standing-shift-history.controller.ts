import { Get } from '@nestjs/common';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import type { Instant, ResponderId, StandingShiftId, VehicleId } from '@rigbook/contracts/kernel';
import {
  type StandingShiftEndReason,
  standingShiftEndReasons,
  type StandingShiftStep,
  standingShiftSteps,
} from '@rigbook/contracts/standing-shifts/standing-shift.words';
import {
  BookingResponderResponse,
  BookingVehicleResponse,
} from '../../booking/views/booking-diary/booking.response.js';
import { allRows, Database, type Query } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import { EventStore, type RecordedEvent, responderIn } from '../../platform/event-store/index.js';
import { Id, Moment, OneOf, Part, Whole } from '../../platform/fields/index.js';
import { AdminRoutes, Answers, PathId } from '../../platform/http/index.js';
import { type PeopleById, peopleNow } from '../../responders/people/people-now.query.js';
import {
  type StandingShiftChanged,
  type StandingShiftEnded,
  type StandingShiftEvent,
  type StandingShiftSet,
  streamOf,
} from '../standing-shift.events.js';
import { StandingPlanResponse } from './standing-shift.response.js';

@ApiSchema({ name: 'StandingShiftHistory' })
class StandingShiftHistoryResponse {
  @Id('0197f1c2-2001-7000-8000-000000002001', 'Of the event.') id!: string;
  @OneOf(standingShiftSteps, 'StandingShiftStep') step!: StandingShiftStep;
  @Moment('2026-11-20T08:12:44.120Z') at!: Instant;
  @Part.orNull(BookingResponderResponse, 'Null if it ended by itself.') by!: BookingResponderResponse | null;
  @Part.orNull(StandingPlanResponse, 'As it was from then on. Null for an end.')
  plan!: StandingPlanResponse | null;
  @Whole(0, 'Bookings made ahead that were cancelled with it.') cancelledBookings!: number;
  @OneOf.orNull(standingShiftEndReasons, 'StandingShiftEndReason', null) endedBecause!: StandingShiftEndReason | null;
}

type Step = RecordedEvent<StandingShiftSet | StandingShiftChanged | StandingShiftEnded>;
type VehiclesById = ReadonlyMap<VehicleId, BookingVehicleResponse>;

const steps: Readonly<Partial<Record<StandingShiftEvent['type'], StandingShiftStep>>> = {
  StandingShiftSet: 'set',
  StandingShiftChanged: 'changed',
  StandingShiftEnded: 'ended',
};

@AdminRoutes('admin/standing-shifts', 'Admin: standing shifts')
export class StandingShiftHistoryController {
  constructor(
    private readonly events: EventStore,
    private readonly database: Database,
  ) {}

  @Get(':id/history')
  @ApiOperation({ summary: 'Read who set, changed and ended a standing shift' })
  @Answers([StandingShiftHistoryResponse], 'The steps, newest first, with the current names of people.')
  async getStandingShiftHistory(
    @PathId('STANDING_SHIFT_NOT_FOUND') id: StandingShiftId,
  ): Promise<StandingShiftHistoryResponse[]> {
    const all = await this.events.readStream<StandingShiftEvent>(streamOf(id));
    const history = all.filter((event): event is Step => steps[event.type] !== undefined);
    if (history.length === 0) throw new Refusal('STANDING_SHIFT_NOT_FOUND');
    const [people, vehicles] = await this.database.fetchAll([
      peopleNow(history.flatMap(({ actor }) => responderIn(actor) ?? [])),
      vehiclesNow(history.flatMap(({ data }) => ('vehicleId' in data && data.vehicleId ? [data.vehicleId] : []))),
    ]);
    const named = new Map(vehicles.map((vehicle) => [vehicle.id as VehicleId, vehicle]));
    return history.map((event) => toStep(event, people, named)).reverse();
  }
}

function toStep(event: Step, people: PeopleById, vehicles: VehiclesById): StandingShiftHistoryResponse {
  const { id, type, recordedAt, actor, data } = event;
  const by = responderIn(actor);
  return {
    id,
    step: steps[type] ?? 'set',
    at: recordedAt,
    by: by === undefined ? null : personOf(by, people),
    plan: 'weekdays' in data ? planThen(data, vehicles) : null,
    cancelledBookings: 'cancelledBookings' in data ? data.cancelledBookings.length : 0,
    endedBecause: 'endedBecause' in data ? data.endedBecause : null,
  };
}

function personOf(id: ResponderId, people: PeopleById): BookingResponderResponse {
  const { unitNumber = null, firstName = null, lastName = null } = people.get(id) ?? {};
  return { id, unitNumber, firstName, lastName };
}

const planThen = (data: StandingShiftSet['data'], vehicles: VehiclesById): StandingPlanResponse => ({
  vehicle: (data.vehicleId && vehicles.get(data.vehicleId)) ?? null,
  vehicleType: data.vehicleType,
  weekdays: [...data.weekdays],
  startHour: data.startHour,
  duration: data.durationHours,
  fromDay: data.fromDay,
  untilDay: data.untilDay,
  exceptDays: [...data.exceptDays],
});

const vehiclesNow = (ids: readonly VehicleId[]): Query<readonly BookingVehicleResponse[]> =>
  allRows<BookingVehicleResponse>({
    name: 'standing-shifts.vehicles-now',
    text: `SELECT id, name, type FROM vehicle WHERE id = ANY ($1::uuid[])`,
    values: [[...new Set(ids)]],
  });
