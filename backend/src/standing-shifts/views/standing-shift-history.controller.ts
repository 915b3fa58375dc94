import { Get } from '@nestjs/common';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import type { Day, Instant, ResponderId, StandingShiftId, VehicleId } from '@rigbook/contracts/kernel';
import {
  type StandingShiftEndReason,
  standingShiftEndReasons,
  type StandingShiftStep,
  standingShiftSteps,
  type Weekday,
  weekdays,
} from '@rigbook/contracts/standing-shifts/standing-shift.words';
import {
  BookingResponderResponse,
  BookingVehicleResponse,
} from '../../booking/views/booking-diary/booking.response.js';
import { allRows, Database, type Query } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import { EventStore, type RecordedEvent, responderIn } from '../../platform/event-store/index.js';
import { CalendarDay, Id, Moment, OneOf, Part, SomeOf, Text, Texts, Whole } from '../../platform/fields/index.js';
import { AdminRoutes, Answers, PathId } from '../../platform/http/index.js';
import { type PeopleById, peopleNow } from '../../responders/people/people-now.query.js';
import {
  type StandingShiftChanged,
  type StandingShiftEnded,
  type StandingShiftEvent,
  type StandingShiftSet,
  streamOf,
} from '../standing-shift.events.js';

@ApiSchema({ name: 'StandingPlanThen' })
class StandingPlanThenResponse {
  @Part.orNull(BookingVehicleResponse, 'As it is called now. Null if any vehicle of a type will do.')
  vehicle!: BookingVehicleResponse | null;
  @Text.orNull(null, 'Any vehicle of this type; null if it is one vehicle.') vehicleType!: string | null;
  @SomeOf(weekdays, 'Weekday', ['tuesday', 'thursday']) weekdays!: Weekday[];
  @Whole(22, "0 to 23, in the organization's time zone.") startHour!: number;
  @Whole(8, 'Hours.') duration!: number;
  @CalendarDay('2026-11-22') fromDay!: Day;
  @CalendarDay.orNull('2027-03-31', 'The last day, inclusive; null if there is none.') untilDay!: Day | null;
  @Texts(['2026-12-24'], 'Days without this shift.') exceptDays!: Day[];
}

@ApiSchema({ name: 'StandingShiftHistory' })
class StandingShiftHistoryResponse {
  @Id('0197f1c2-2001-7000-8000-000000002001', 'Of the event.') id!: string;
  @OneOf(standingShiftSteps, 'StandingShiftStep') step!: StandingShiftStep;
  @Moment('2026-11-20T08:12:44.120Z') at!: Instant;
  @Part.orNull(BookingResponderResponse, 'Null if it ended by itself.') by!: BookingResponderResponse | null;
  @Part.orNull(StandingPlanThenResponse, 'As it was from then on. Null for an end.')
  plan!: StandingPlanThenResponse | null;
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

const planThen = (data: StandingShiftSet['data'], vehicles: VehiclesById): StandingPlanThenResponse => ({
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
