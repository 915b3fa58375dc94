import type { OverridableRule } from '../booking/requesting/overriding.rules.js';
import { isOutOfServiceAt, outOfService } from '../fleet/out-of-service.rules.js';
import { hasPapersThroughout, type PapersEnd } from '../fleet/papers-end.rules.js';
import type { ServiceStatus } from '../fleet/shown-status.rules.js';
import type { Instant, Period, Zone } from '../kernel/time.js';
import type { RiskCause } from './substitute.words.js';

/** What is known of a vehicle's time out of service, and of its papers. */
export interface VehicleAtRisk {
  readonly service: ServiceStatus;
  readonly maintenanceUntil: Instant | null;
  readonly papersEnd: PapersEnd | null;
}

export interface PersonAtRisk {
  readonly isSuspended: boolean;
  readonly isAdmin: boolean;
  readonly licenceVerified: boolean;
}

export interface BookingAtRisk extends Period {
  /** rules that an administrator waived for it */
  readonly overriddenRules: readonly OverridableRule[] | null;
}

/** Why the vehicle cannot be driven in these hours; none if it can. */
export function vehicleRisks(
  period: Period,
  { service, maintenanceUntil, papersEnd }: VehicleAtRisk,
  { now, zone }: { readonly now: Instant; readonly zone: Zone },
): readonly RiskCause[] {
  const out = outOfService(service, maintenanceUntil, now);
  const causes: RiskCause[] = isOutOfServiceAt(period.startAt, out) ? [out.status] : [];
  return hasPapersThroughout(period, papersEnd, zone) ? causes : [...causes, 'papers'];
}

/** Why a booking that has not begun cannot take place as it stands; none if it can. */
export function risksOf(
  booking: BookingAtRisk,
  vehicle: VehicleAtRisk,
  { isSuspended, isAdmin, licenceVerified }: PersonAtRisk,
  at: { readonly now: Instant; readonly zone: Zone },
): readonly RiskCause[] {
  const isLicensed = isAdmin || licenceVerified || booking.overriddenRules?.includes('LICENCE_NOT_VERIFIED') === true;
  return [
    ...(isSuspended ? (['suspended'] as const) : []),
    ...(isLicensed ? [] : (['licence'] as const)),
    ...vehicleRisks(booking, vehicle, at),
  ];
}

const ofPerson: ReadonlySet<RiskCause> = new Set(['suspended', 'licence']);

/** Another vehicle does not help somebody who may not drive. */
export const needsAnotherPerson = (causes: readonly RiskCause[]): boolean =>
  causes.some((cause) => ofPerson.has(cause));

/** Another person does not help a booking whose vehicle is lost. */
export const canBeTakenByColleagues = (causes: readonly RiskCause[]): boolean =>
  causes.every((cause) => ofPerson.has(cause));
