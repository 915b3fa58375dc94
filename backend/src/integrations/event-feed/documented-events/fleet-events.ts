import { fleetRoles } from '@rigbook/contracts/fleet/fleet.words';
import type { VehicleEvent } from '../../../fleet/vehicle.events.js';
import type { DocumentedEvents } from './documented.js';
import { bookingId, id, instant, list, oneOf, optional, orNull, text } from './fields.js';

const details = {
  name: text('ALS1'),
  type: text('Advanced Life Support'),
  location: text('Station 1'),
  allowedRoles: list(oneOf(fleetRoles)),
  plateNumber: optional(orNull(text('12-345-67'))),
};
const ofDamage = { damageId: id('0197f1c2-0b01-7000-8000-000000000b01'), bookingId };

/** The stream's id is the vehicle's. */
export const fleetEvents: DocumentedEvents<VehicleEvent> = {
  VehicleAdded: { says: 'It belongs to the fleet from now on.', data: details },
  VehicleDetailsChanged: { says: 'It is now described so, with all of it.', data: details },
  MaintenanceStarted: {
    says: 'It is in maintenance; said again when the expected end moves or the reason is worded anew.',
    data: { expectedEndAt: orNull(instant('2026-11-25T08:00:00.000Z')), reason: orNull(text('Brakes')) },
  },
  MaintenanceEnded: { says: 'It is in service again.', data: {} },
  VehicleWithdrawn: { says: 'It is out of service for another reason.', data: { reason: orNull(text('Lent out')) } },
  VehicleReturnedToFleet: { says: 'It is in service again.', data: {} },
  VehicleRetired: { says: 'It left the fleet for good.', data: {} },
  DamageResolved: {
    says: 'Damage is repaired, or needs no repair.',
    data: { ...ofDamage, note: orNull(text('Polished')) },
  },
  DamageReopened: { says: 'It was resolved by mistake, or shows again.', data: ofDamage },
};
