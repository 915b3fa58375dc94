/** The kernel for the server. The page imports the files of `kernel` one by one, so that it loads only what it needs. */

// days and times
export { addDays, atHour, day, dayOf, parseDay, startOfDay, sundayOf } from './kernel/calendar.js';
export { DEFAULT_ZONE, zones } from './kernel/time.js';
export { instant, instantOfDate, instantOfMillis, millisOf, parseInstant } from './kernel/time.js';
export { inZone } from './kernel/in-zone.js';
export { addHours, addMinutes, addSeconds, elapsedHours, HOUR_MS } from './kernel/time.js';
export { earlierOf, isBefore, laterOf, overlaps, periodOf } from './kernel/time.js';
export type { Day, Instant, Period, Zone } from './kernel/time.js';
export { hoursInWords } from './kernel/time-in-words.js';

// ids
export type {
  PhotoUploadId,
  ResponderId,
  ServiceId,
  ServicePaperId,
  ServicePlanId,
  StandingShiftId,
  TemplateId,
  VehicleId,
  WishId,
} from './kernel/ids.js';
export type {
  AccessTokenId,
  BookingId,
  CoverageFloorId,
  DamageId,
  DamagePhotoId,
  ExpenseId,
  DamageReportId,
  DefectId,
  EditionId,
  HandingOnId,
  SubstitutionId,
  SubstitutionPlanId,
  HandoverId,
  LicenceVerificationId,
} from './kernel/ids.js';
export { isUuid } from './kernel/ids.js';

// texts
export { isOneLine, isPlainText, textLimits, trimmedText } from './kernel/text.js';
