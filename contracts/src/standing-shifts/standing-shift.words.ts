import type { Language } from '../settings/settings.rules.js';

/** From Sunday, as `weekdayOf` counts. Stored in events: never rename. */
export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export type Weekday = (typeof weekdays)[number];

/** What administrators do with a standing shift, and its end. */
export const standingShiftSteps = ['set', 'changed', 'ended'] as const;
export type StandingShiftStep = (typeof standingShiftSteps)[number];

/** Why a standing shift makes no more bookings. Stored in events: never rename. */
export const standingShiftEndReasons = ['admin', 'over', 'person-gone'] as const;
export type StandingShiftEndReason = (typeof standingShiftEndReasons)[number];

/** Why a day has no booking: the code with which the person's own request would be refused. Stored in events: never rename. */
export const notMadeReasons = [
  'VEHICLE_ALREADY_BOOKED',
  'VEHICLE_UNAVAILABLE',
  'VEHICLE_PAPERS_EXPIRED',
  'VEHICLE_NOT_FOUND',
  'WEEKLY_LIMIT_EXCEEDED',
  'LICENCE_NOT_VERIFIED',
  'PROFILE_INCOMPLETE',
  'ADMIN_ONLY_PERIOD',
  'CANNOT_BE_BOOKED_FOR',
  'IN_THE_PAST',
] as const;
export type NotMadeReason = (typeof notMadeReasons)[number];

export const isNotMadeReason = (code: string): code is NotMadeReason =>
  (notMadeReasons as readonly string[]).includes(code);

/** What a booking from a standing shift is for, in the organization's language: administrators type no purpose. */
export const standingShiftPurpose: Readonly<Record<Language, string>> = { en: 'Standing shift', he: 'משמרת קבועה' };

/** Why bookings made ahead are cancelled, in the organization's language. */
export const standingShiftCancellation: Readonly<Record<Language, Readonly<Record<'changed' | 'ended', string>>>> = {
  en: { changed: 'The standing shift was changed', ended: 'The standing shift was ended' },
  he: { changed: 'המשמרת הקבועה שונתה', ended: 'המשמרת הקבועה הסתיימה' },
};
