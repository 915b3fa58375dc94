import type { FleetRole } from '@rigbook/contracts/fleet/fleet.words';
import type { ServiceStatus } from '@rigbook/contracts/fleet/shown-status.rules';
import type { PaperKind } from '@rigbook/contracts/fleet/service.words';
import type { Day, VehicleId } from '@rigbook/contracts/kernel';
import { instant, rowView, smallint, text, unlessSet, uuid, word, words } from '../../platform/event-store/index.js';
import type { ProjectedEvent, Statement } from '../../platform/event-store/index.js';
import type { ResponderErased } from '../../responders/responder.events.js';
import type {
  ServiceDone,
  ServicePlanEnded,
  ServicePlanSet,
  VehicleAdded,
  VehicleDetailsChanged,
  VehicleEvent,
} from '../vehicle.events.js';

/**
 * One row per vehicle ever added. The whole fleet is one partition: a name can pass from one vehicle to another, so a rebuild must
 * see the first one's retirement before the second is added.
 */
export const vehicleList = rowView({
  name: 'vehicle-list',
  table: 'vehicle',
  key: 'id',
  columns: {
    id: uuid<VehicleId>(),
    name: text,
    type: text,
    location: text,
    allowedRoles: words<FleetRole>(),
    plateNumber: text.orNull,
    turnRoundMinutes: smallint.orNull,
    serviceStatus: word<ServiceStatus>(),
    availableFrom: instant.orNull,
    maintenanceSince: instant.orNull,
    maintenanceReason: text.orNull,
    papersEnd: word<PaperKind>().orNull,
    papersEndOn: word<Day>().orNull,
    addedAt: instant,
    retiredAt: instant.orNull,
    stickerCode: text.orNull,
  },
}).from<VehicleEvent | ResponderErased>({
  partitionBy: () => 'fleet',
  adds: {
    VehicleAdded: (event) => ({ ...detailsOf(event), serviceStatus: 'available', addedAt: event.recordedAt }),
  },
  changes: {
    VehicleDetailsChanged: detailsOf,
    MaintenanceStarted: ({ recordedAt, data }) => ({
      serviceStatus: 'maintenance',
      availableFrom: data.expectedEndAt,
      maintenanceReason: data.reason,
      maintenanceSince: unlessSet(recordedAt),
    }),
    MaintenanceEnded: () => outOfMaintenance('available'),
    VehicleWithdrawn: () => outOfMaintenance('unavailable'),
    VehicleReturnedToFleet: () => outOfMaintenance('available'),
    ServicePlanSet: papersOf,
    ServiceDone: papersOf,
    ServicePlanEnded: papersOf,
    VehicleStickerIssued: ({ data }) => ({ stickerCode: data.code }),
    VehicleRetired: ({ recordedAt }) => ({ retiredAt: recordedAt }),
  },
  forgets: {
    ResponderErased: (events) => forgetReasons(events.map(({ stream }) => stream)),
  },
});

/** Only the reason of the latest event is shown: somebody else may have written it since. */
const forgetReasons = (people: readonly string[]): Statement => ({
  name: 'vehicle-list.forget-reasons',
  text: `UPDATE vehicle v SET maintenance_reason = NULL
         FROM public.erasable_text t
         WHERE t.written_by = ANY ($1::uuid[]) AND t.path = 'reason' AND t.stream = v.id AND t.event_id = (
           SELECT id FROM public.event WHERE stream = v.id AND type = 'MaintenanceStarted' ORDER BY version DESC LIMIT 1)`,
  values: [people],
});

function detailsOf({ data }: ProjectedEvent<VehicleAdded | VehicleDetailsChanged>) {
  const { name, type, location, allowedRoles, plateNumber = null, turnRoundMinutes = null } = data;
  return { name, type, location, allowedRoles, plateNumber, turnRoundMinutes };
}

function papersOf({ data: { papersEnd } }: ProjectedEvent<ServicePlanSet | ServiceDone | ServicePlanEnded>) {
  return { papersEnd: papersEnd?.paper ?? null, papersEndOn: papersEnd?.lastDay ?? null };
}

const outOfMaintenance = (serviceStatus: ServiceStatus) => ({
  serviceStatus,
  availableFrom: null,
  maintenanceSince: null,
  maintenanceReason: null,
});

/** `vehicle_use`, `vehicle_condition` and `vehicle_damage` are written by the booking slice. */
export const fleetProjections = { inline: [vehicleList], eventual: [] };
