import { microsoftOutcomeSentences } from '@rigbook/contracts/auth/microsoft.words';
import {
  bookingMilestones,
  bookingStatusLabels,
  eligibilityWarningWords,
} from '@rigbook/contracts/booking/booking.words';
import { checkInGroups, checkInItems } from '@rigbook/contracts/booking/shift/check-in.words';
import { damageAreas, damageSeverities } from '@rigbook/contracts/booking/shift/damage.words';
import { slotStateLabels } from '@rigbook/contracts/booking/requesting/slot-states.rules';
import { slotGroups } from '@rigbook/contracts/booking/requesting/slots.rules';
import {
  fleetRoles,
  vehicleCardBadges,
  vehicleStatuses,
  vehicleStatusWords,
} from '@rigbook/contracts/fleet/fleet.words';
import { departments } from '@rigbook/contracts/responders/responder.words';
import { prefixed } from '../prefixed.js';
import { themselves } from '../themselves.js';

const labels = <Id extends string>(items: readonly { readonly id: Id; readonly label: string }[]) =>
  Object.fromEntries(items.map(({ id, label }) => [id, label])) as Record<Id, string>;

const statuses = Object.fromEntries(vehicleStatuses.map((status) => [status, vehicleStatusWords(status).label]));

/** The words of the shared contracts; they are worded there, once. */
export const words = {
  ...prefixed('bookingStatus', bookingStatusLabels),
  ...prefixed('milestone', labels(bookingMilestones)),
  ...prefixed('eligibilityWarning', eligibilityWarningWords),
  ...prefixed('vehicleStatus', statuses as Record<(typeof vehicleStatuses)[number], string>),
  'vehicleStatus.unknown': vehicleStatusWords('').label,
  ...prefixed('vehicleBadge', themselves(vehicleCardBadges)),
  ...prefixed('role', themselves(fleetRoles)),
  ...prefixed('department', themselves(departments)),
  ...prefixed('slotState', slotStateLabels),
  ...prefixed('slotGroup', labels(slotGroups)),
  ...prefixed('checkInGroup', labels(checkInGroups)),
  ...prefixed('checkInItem', labels(checkInItems)),
  'checkInItem.fuel-check.detail': checkInItems[0].detail,
  'checkInItem.charging-port.detail': checkInItems[4].detail,
  'checkInItem.ituran-code.detail': checkInItems[5].detail,
  ...prefixed('damageArea', labels(damageAreas)),
  ...prefixed('damageSeverity', labels(damageSeverities)),
  ...prefixed('microsoftOutcome', microsoftOutcomeSentences),
};
