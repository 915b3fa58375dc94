import type { Brand } from './brand.js';

/** Ids are lower-case UUIDs (version 7 where Rigbook makes them). */
export type BookingId = Brand<string, 'BookingId'>;
export type VehicleId = Brand<string, 'VehicleId'>;
export type ResponderId = Brand<string, 'ResponderId'>;
/** Damage reported with a booking; made from the booking and the id or the index of its report. */
export type DamageId = Brand<string, 'DamageId'>;
/** Something of a vehicle that is not all right; made from the booking that found it. */
export type DefectId = Brand<string, 'DefectId'>;
/** An edition of the checklist of one type of vehicles. */
export type EditionId = Brand<string, 'EditionId'>;
/** A plan of a vehicle's service, or one of its papers. */
export type ServicePlanId = Brand<string, 'ServicePlanId'>;
/** One report of damage; made by the phone, so that photos can follow. */
export type DamageReportId = Brand<string, 'DamageReportId'>;
/** What was done of a plan. */
export type ServiceId = Brand<string, 'ServiceId'>;
/** A paper of what was done; made by the page. */
export type ServicePaperId = Brand<string, 'ServicePaperId'>;
/** A photo that a report of damage announced; made by the phone. */
export type DamagePhotoId = Brand<string, 'DamagePhotoId'>;
/** Fuel or something else that was paid during a shift. */
export type ExpenseId = Brand<string, 'ExpenseId'>;
/** One submission of license photos; each has its id. */
export type LicenceVerificationId = Brand<string, 'LicenceVerificationId'>;
/** The text of one type in one language; the same in every installation. */
export type TemplateId = Brand<string, 'TemplateId'>;
/** An access token's id, which is not secret. */
export type AccessTokenId = Brand<string, 'AccessTokenId'>;
export type PhotoUploadId = Brand<string, 'PhotoUploadId'>;
/** The offer of a booking to colleagues. */
export type HandingOnId = Brand<string, 'HandingOnId'>;
/** The code of a handover at the vehicle. */
export type HandoverId = Brand<string, 'HandoverId'>;
/** What is to become of one booking whose vehicle or responder is lost. */
export type SubstitutionId = Brand<string, 'SubstitutionId'>;
/** What an administrator decided for several such bookings at once. */
export type SubstitutionPlanId = Brand<string, 'SubstitutionPlanId'>;
/** Somebody's wish for hours that are taken. */
export type WishId = Brand<string, 'WishId'>;
/** Hours that somebody has again and again. */
export type StandingShiftId = Brand<string, 'StandingShiftId'>;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** True for a UUID of any version, in either case. Any other id is answered with 404. */
export const isUuid = (text: string): boolean => uuid.test(text);
/** The smallest number of vehicles of a type in some hours of the week. */
export type CoverageFloorId = Brand<string, 'CoverageFloorId'>;
