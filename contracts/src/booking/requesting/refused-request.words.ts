import type { RefusalCode } from '../../refusals/refusals.js';

/**
 * The reasons for refusing a request for a vehicle, in the order in which they are checked (docs/domain.md#requesting), and giving up
 * after conflicts. Malformed requests and those without a sign-in are not included.
 */
export const requestRefusalCodes = [
  'PROFILE_INCOMPLETE',
  'LICENCE_NOT_VERIFIED',
  'VEHICLE_UNAVAILABLE',
  'VEHICLE_PAPERS_EXPIRED',
  'IN_THE_PAST',
  'BEYOND_BOOKING_WINDOW',
  'ADMIN_ONLY_PERIOD',
  'VEHICLE_ALREADY_BOOKED',
  'WEEKLY_LIMIT_EXCEEDED',
  'BOOKING_CHANGED_MEANWHILE',
] as const satisfies readonly RefusalCode[];

export type RequestRefusalCode = (typeof requestRefusalCodes)[number];

export const isRequestRefusalCode = (code: string): code is RequestRefusalCode =>
  (requestRefusalCodes as readonly string[]).includes(code);

/** How long refused requests are kept. */
export const REFUSED_REQUEST_KEPT_DAYS = 90;
