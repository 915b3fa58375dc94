import type { ServiceStatus } from '@rigbook/contracts/fleet/shown-status.rules';
import { columns } from '../../platform/event-store/columns.js';
import type { Projection } from '../../platform/event-store/projection.js';
import type { ProjectedEvent } from '../../platform/event-store/recorded-event.js';
import type { Statement } from '../../platform/event-store/statement.js';
import type { VehicleAdded, VehicleDetailsChanged, VehicleEvent } from '../vehicle.events.js';

/**
 * One row per vehicle ever added, with what its own stream says. The whole fleet is one partition: a name belongs to one
 * vehicle after another, so a rebuild has to meet the retirement of the first before the adding of the second.
 */
export const vehicleList: Projection<VehicleEvent> = {
  name: 'vehicle-list',
  tables: ['vehicle'],
  partitionBy: () => 'fleet',
  on: {
    VehicleAdded: (events) => ({
      name: 'vehicle-list.add',
      text: `INSERT INTO vehicle (id, name, type, location, allowed_roles, plate_number, service_status, added_at)
             SELECT id, name, type, location, string_to_array(allowed_roles, ','), plate_number, 'available', added_at
             FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::timestamptz[])
               AS e (id, name, type, location, allowed_roles, plate_number, added_at)
             ON CONFLICT (id) DO NOTHING`,
      values: columns(events, (event) => [...detailsOf(event), event.recordedAt]),
    }),
    VehicleDetailsChanged: (events) => ({
      name: 'vehicle-list.change-details',
      text: `UPDATE vehicle v SET name = e.name, type = e.type, location = e.location,
                                  allowed_roles = string_to_array(e.allowed_roles, ','), plate_number = e.plate_number
             FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
               AS e (id, name, type, location, allowed_roles, plate_number)
             WHERE v.id = e.id`,
      values: columns(events, detailsOf),
    }),
    MaintenanceStarted: (events) => ({
      name: 'vehicle-list.start-maintenance',
      text: `UPDATE vehicle v
             SET service_status = 'maintenance', available_from = e.expected_end_at, maintenance_reason = e.reason,
                 maintenance_since = coalesce(v.maintenance_since, e.at)
             FROM unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[], $4::text[]) AS e (id, at, expected_end_at, reason)
             WHERE v.id = e.id`,
      values: columns(events, ({ stream, recordedAt, data }) => [stream, recordedAt, data.expectedEndAt, data.reason]),
    }),
    MaintenanceEnded: (events) => setService('available', events),
    VehicleWithdrawn: (events) => setService('unavailable', events),
    VehicleReturnedToFleet: (events) => setService('available', events),
    VehicleRetired: (events) => ({
      name: 'vehicle-list.retire',
      text: `UPDATE vehicle v SET retired_at = e.retired_at
             FROM unnest($1::uuid[], $2::timestamptz[]) AS e (id, retired_at) WHERE v.id = e.id`,
      values: columns(events, (event) => [event.stream, event.recordedAt]),
    }),
  },
};

const detailsOf = ({ stream, data }: ProjectedEvent<VehicleAdded | VehicleDetailsChanged>) => [
  stream,
  data.name,
  data.type,
  data.location,
  data.allowedRoles.join(','),
  data.plateNumber,
];

function setService(
  status: Exclude<ServiceStatus, 'maintenance'>,
  events: readonly { readonly stream: string }[],
): Statement {
  return {
    name: 'vehicle-list.set-service',
    text: `UPDATE vehicle v SET service_status = e.status, available_from = NULL, maintenance_since = NULL, maintenance_reason = NULL
           FROM unnest($1::uuid[], $2::text[]) AS e (id, status) WHERE v.id = e.id`,
    values: columns(events, (event) => [event.stream, status]),
  };
}
