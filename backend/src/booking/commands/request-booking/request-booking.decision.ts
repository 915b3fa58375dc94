import * as adminOnly from '@rigbook/contracts/booking/requesting/admin-only-period.rules';
import { BOOKING_RULE_VERSION } from '@rigbook/contracts/booking/booking.limits';
import * as window from '@rigbook/contracts/booking/requesting/booking-window.rules';
import { eligibilityWarningsFor } from '@rigbook/contracts/booking/requesting/eligibility.rules';
import * as request from '@rigbook/contracts/booking/requesting/request.rules';
import { type BrokenRule, isOverridable } from '@rigbook/contracts/booking/requesting/overriding.rules';
import {
  type TakenPeriod,
  turnRoundBetween,
  withTurnRound,
} from '@rigbook/contracts/booking/requesting/turn-round.rules';
import { firstWeekOverLimit, hoursByWeek } from '@rigbook/contracts/booking/requesting/weekly-hours.rules';
import type { HoursOfWeek, WeekOverLimit } from '@rigbook/contracts/booking/requesting/weekly-hours.rules';
import { isOutOfServiceAt, outOfService } from '@rigbook/contracts/fleet/out-of-service.rules';
import { hasPapersThroughout } from '@rigbook/contracts/fleet/papers-end.rules';
import type { Instant, Period, ResponderId, VehicleId, Zone } from '@rigbook/contracts/kernel';
import type { Department } from '@rigbook/contracts/responders/responder.words';
import type { VehicleFacts } from '../../../fleet/vehicle-facts/vehicle-facts.query.js';
import { keepAll, Refusal, type Rule } from '../../../platform/decisions/index.js';
import type { BookingRequested } from '../../booking.events.js';

export interface BookingRequest {
  readonly responderId: ResponderId;
  readonly vehicleId: VehicleId;
  readonly period: Period;
  readonly durationHours: number;
  readonly purpose: string;
}

export interface BookingRequestFacts {
  readonly now: Instant;
  readonly zone: Zone;
  readonly responder: {
    readonly isAdmin: boolean;
    /** an administrator who has opened the administration */
    readonly administers: boolean;
    readonly profileComplete: boolean;
    readonly licenceVerified: boolean;
    readonly department: Department | null;
  };
  /** Undefined if there is no such vehicle. */
  readonly vehicle: VehicleFacts | undefined;
  /** The vehicle's taken hours around the requested ones. */
  readonly taken: readonly TakenPeriod[];
  /** Hours that the responder has already booked in the weeks of the request. */
  readonly hoursBooked: readonly HoursOfWeek[];
  /** Hours that the booking itself was granted before, if it exists. */
  readonly hoursGranted?: readonly HoursOfWeek[];
}

export interface RequestedOfVehicle {
  readonly requested: BookingRequested;
  readonly vehicle: VehicleFacts;
}

/** What of a person is asked before anything else. */
export interface MayBookAtAll {
  readonly responder: Pick<BookingRequestFacts['responder'], 'isAdmin' | 'profileComplete' | 'licenceVerified'>;
}

type ResponderRule = Rule<unknown, MayBookAtAll>;
type RequestRule = Rule<BookingRequest, BookingRequestFacts & { readonly vehicle: VehicleFacts }>;

const hasCompleteProfile: ResponderRule = (_request, { responder }) =>
  responder.isAdmin || responder.profileComplete ? undefined : new Refusal('PROFILE_INCOMPLETE');

const hasVerifiedLicence: ResponderRule = (_request, { responder }) =>
  responder.isAdmin || responder.licenceVerified ? undefined : new Refusal('LICENCE_NOT_VERIFIED');

/** A vehicle that is out on a shift is in service: the hours of the shift are taken, later ones are not. */
const vehicleIsInService: RequestRule = ({ period }, { vehicle, now }) => {
  const out = outOfService(vehicle.service, vehicle.maintenanceUntil, now);
  return isOutOfServiceAt(period.startAt, out)
    ? new Refusal('VEHICLE_UNAVAILABLE', { vehicleName: vehicle.name, status: out.status, availableFrom: out.until })
    : undefined;
};

const hasItsPapers: RequestRule = ({ period }, { vehicle, zone }) =>
  vehicle.papersEnd === null || hasPapersThroughout(period, vehicle.papersEnd, zone)
    ? undefined
    : new Refusal('VEHICLE_PAPERS_EXPIRED', { vehicleName: vehicle.name, ...vehicle.papersEnd });

const isNotInThePast: RequestRule = ({ period }, { now }) =>
  request.isNotInThePast(period.startAt, now) ? undefined : new Refusal('IN_THE_PAST');

const startsInsideBookingWindow: RequestRule = ({ period }, { now, zone }) =>
  window.startsInsideBookingWindow(period.startAt, now, zone)
    ? undefined
    : new Refusal('BEYOND_BOOKING_WINDOW', { lastDay: window.lastBookableDay(now, zone) });

const staysOutOfAdminOnlyPeriod: RequestRule = ({ period }, { responder, zone }) =>
  adminOnly.staysOutOfAdminOnlyPeriod(period, responder.administers, zone)
    ? undefined
    : new Refusal(responder.isAdmin ? 'ADMIN_PASSWORD_REQUIRED' : 'ADMIN_ONLY_PERIOD');

const vehicleIsFree: RequestRule = ({ period }, { vehicle, taken }) => {
  const held = withTurnRound(period, vehicle.turnRoundMinutes);
  const clash = request.firstClash(period, taken) ?? request.firstClash(held, taken);
  if (!clash) return undefined;
  const turnRoundMinutes = turnRoundBetween(held, clash);
  return new Refusal('VEHICLE_ALREADY_BOOKED', {
    vehicleName: vehicle.name,
    taken: { startAt: clash.startAt, endAt: clash.endAt },
    ...(turnRoundMinutes !== undefined && { turnRoundMinutes }),
  });
};

const staysWithinWeeklyHours: RequestRule = ({ period }, { hoursBooked, zone, hoursGranted }) => {
  const week = firstWeekOverLimit(period, hoursBooked, zone, hoursGranted);
  return week && new Refusal('WEEKLY_LIMIT_EXCEEDED', week);
};

/** Checked first, before the vehicle is looked up. */
const responderRules: readonly ResponderRule[] = [hasCompleteProfile, hasVerifiedLicence];

/** Asked in this order; the first broken rule decides the refusal (docs/domain.md#requesting). */
const requestRules: readonly RequestRule[] = [
  vehicleIsInService,
  hasItsPapers,
  isNotInThePast,
  startsInsideBookingWindow,
  staysOutOfAdminOnlyPeriod,
  vehicleIsFree,
  staysWithinWeeklyHours,
];

/** The responder may book at all: profile and license. @throws Refusal */
export const keepResponderRules = (command: unknown, facts: MayBookAtAll): void =>
  keepAll(responderRules, command, facts);

/**
 * What a change of a booking must keep, with the booking's own hours free. A start that stays may have passed, and during a shift the
 * vehicle is out already. Fewer hours of the same vehicle were granted with its papers as they are. @throws Refusal
 */
export function keepRulesOfChange(
  command: BookingRequest,
  facts: BookingRequestFacts & { readonly vehicle: VehicleFacts },
  { startStays, isOut, isShortened }: { readonly [Circumstance in 'startStays' | 'isOut' | 'isShortened']: boolean },
): void {
  const asked = isOut ? rulesDuringShift : requestRules.filter((rule) => !(startStays && rulesOfStart.has(rule)));
  keepAll(isShortened ? asked.filter((rule) => rule !== hasItsPapers) : asked, command, facts);
}

/** An emergency take has a rule of its own for the vehicle's hours. @throws Refusal */
export const keepRulesOfTake = (
  command: BookingRequest,
  facts: BookingRequestFacts & { readonly vehicle: VehicleFacts },
): void => keepAll(rulesButVehicleHours, command, facts);

const rulesButVehicleHours = requestRules.filter((rule) => rule !== vehicleIsFree);

/**
 * Why the responder cannot take over a booking, whose hours the vehicle already has; undefined if they can. A refusal that is
 * returned, since its reason is not for everybody.
 */
export const refusalToTakeOver = (command: BookingRequest, facts: BookingRequestFacts): Refusal | undefined =>
  [...responderRules, ...rulesButVehicleHours].reduce<Refusal | undefined>(
    (refused, rule) => refused ?? rule(command, { ...facts, vehicle: existing(facts.vehicle) }),
    undefined,
  );

const rulesDuringShift = [hasItsPapers, staysOutOfAdminOnlyPeriod, vehicleIsFree, staysWithinWeeklyHours];

const rulesOfStart: ReadonlySet<RequestRule> = new Set([isNotInThePast, startsInsideBookingWindow]);

/** The rules about the responder that a request breaks; of rules that hold for everyone, the first decides. @throws Refusal */
export function rulesBrokenBy(command: BookingRequest, facts: BookingRequestFacts): readonly BrokenRule[] {
  const vehicle = existing(facts.vehicle);
  const refusals = [...responderRules, ...requestRules].flatMap((rule) => rule(command, { ...facts, vehicle }) ?? []);
  const final = refusals.find(({ code }) => !isOverridable(code));
  if (final) throw final;
  return refusals.flatMap(({ code: rule, facts: week }) =>
    !isOverridable(rule) ? [] : [rule === 'WEEKLY_LIMIT_EXCEEDED' ? { rule, week: week as WeekOverLimit } : { rule }],
  );
}

/** The first rule that the request breaks; undefined if it would be granted. Throws nothing, since it is asked about many. */
export function ruleBrokenBy(command: BookingRequest, facts: BookingRequestFacts): Refusal | undefined {
  const { vehicle } = facts;
  if (!vehicle) return new Refusal('VEHICLE_NOT_FOUND');
  for (const rule of [...responderRules, ...requestRules]) {
    const refusal = rule(command, { ...facts, vehicle });
    if (refusal) return refusal;
  }
  return undefined;
}

/** Whether the request would be granted. */
export const keepsAllRules = (command: BookingRequest, facts: BookingRequestFacts): boolean =>
  ruleBrokenBy(command, facts) === undefined;

/** A request that meets every rule becomes a pending booking, with warnings for the deciding admin. @throws Refusal */
export function requestBooking(command: BookingRequest, facts: BookingRequestFacts): RequestedOfVehicle {
  keepResponderRules(command, facts);
  keepAll(requestRules, command, { ...facts, vehicle: existing(facts.vehicle) });
  return asRequested(command, facts);
}

/** As events state it: left out where it is none. */
export const turnRoundOf = ({ turnRoundMinutes }: VehicleFacts): { readonly turnRoundMinutes?: number } =>
  turnRoundMinutes > 0 ? { turnRoundMinutes } : {};

function existing(vehicle: VehicleFacts | undefined): VehicleFacts {
  if (!vehicle) throw new Refusal('VEHICLE_NOT_FOUND');
  return vehicle;
}

/** The event of a request whose rules are kept, or overridden. */
export function asRequested(command: BookingRequest, facts: BookingRequestFacts): RequestedOfVehicle {
  const { zone, responder } = facts;
  const vehicle = existing(facts.vehicle);
  const { responderId, vehicleId, period, durationHours, purpose } = command;
  const requested: BookingRequested = {
    type: 'BookingRequested',
    data: {
      responderId,
      vehicleId,
      startAt: period.startAt,
      endAt: period.endAt,
      durationHours,
      purpose,
      zone,
      hoursByWeek: hoursByWeek(period, zone),
      eligibilityWarnings: eligibilityWarningsFor(responder.department, vehicle),
      ruleVersion: BOOKING_RULE_VERSION,
      ...turnRoundOf(vehicle),
    },
  };
  return { requested, vehicle };
}
