import type {
  BookingEvent,
  DamageReported,
  VehicleCheckedIn,
  VehicleCheckedOut,
  VehicleFoundUnfit,
} from './booking.events.js';

/** What begins a shift and what ends it. Both read odometer and fuel, and two responders may take them together. */
export const shiftSteps = { begins: 'VehicleCheckedIn', ends: 'VehicleCheckedOut' } as const;
export type ShiftBegun = VehicleCheckedIn;
export type ShiftEnded = VehicleCheckedOut;
export const handoverSteps = [shiftSteps.begins, shiftSteps.ends] as const;

/** Looks at the vehicle, in the order of a shift. Each may report damage. */
export const looksAtVehicle = [shiftSteps.begins, 'DamageReported', shiftSteps.ends] as const;
export type LookAtVehicle = ShiftBegun | DamageReported | ShiftEnded;

/** What may say that the vehicle is damaged: a look at it, or a check-in that finds it unfit, after which no shift begins. */
export type ReportingEvent = LookAtVehicle | VehicleFoundUnfit;

/** What was said when the shift began; undefined if it has not. */
export const beginOfShift = (events: readonly BookingEvent[]): ShiftBegun['data'] | undefined =>
  events.findLast((event) => event.type === shiftSteps.begins)?.data;

/** What was said when the shift ended; undefined if it has not. */
export const endOfShift = (events: readonly BookingEvent[]): ShiftEnded['data'] | undefined =>
  events.findLast((event) => event.type === shiftSteps.ends)?.data;
