import type { FleetRole } from '../fleet/fleet.words.js';
import { hoursInWords, instantInWords } from '../kernel/time-in-words.js';
import type { Instant, Zone } from '../kernel/time.js';
import { plural } from '../refusals/sentence.js';

/** Why a vehicle suits a responder: a code, with the facts to word it in any language. */
export type RecommendationReason =
  | { readonly code: 'role-authorised'; readonly role: FleetRole }
  | { readonly code: 'open-to-every-role' }
  | { readonly code: 'free-next-hours'; readonly hours: number }
  | { readonly code: 'free-from'; readonly startAt: Instant }
  | { readonly code: 'driven-before'; readonly shifts: number }
  | { readonly code: 'type-driven-before'; readonly shifts: number; readonly vehicleType: string }
  | { readonly code: 'good-fuel'; readonly fuelPercent: number };

export const recommendationReasonCodes = [
  'role-authorised',
  'open-to-every-role',
  'free-next-hours',
  'free-from',
  'driven-before',
  'type-driven-before',
  'good-fuel',
] as const satisfies readonly RecommendationReason['code'][];

/** In English, with times in the zone. */
export function reasonInWords(reason: RecommendationReason, zone: Zone): string {
  switch (reason.code) {
    case 'role-authorised':
      return `Authorized for your role (${reason.role})`;
    case 'open-to-every-role':
      return 'Open to every role';
    case 'free-next-hours':
      return `Free for the next ${reason.hours === 1 ? 'hour' : hoursInWords(reason.hours)}`;
    case 'free-from':
      return `Free from ${instantInWords(reason.startAt, zone)}`;
    case 'driven-before':
      return `You drove it on ${plural(reason.shifts, 'recent shift')}`;
    case 'type-driven-before':
      return `You know the type ${reason.vehicleType} from ${plural(reason.shifts, 'recent shift')}`;
    case 'good-fuel':
      return `Good fuel level (${reason.fuelPercent}%)`;
  }
}
