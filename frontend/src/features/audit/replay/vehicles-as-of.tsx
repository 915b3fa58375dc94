import { type Replay, type FleetVehicle } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import type { DeskColumn } from '../../../ui/desk-table/desk-column.js';
import { DeskTable } from '../../../ui/desk-table/desk-table.js';
import { VehicleStatusTag, useVehicleStatusLabel } from '../../fleet/shared/vehicle-status-tag.js';
import { Differences } from './differences.js';
import { VehicleName } from '../../fleet/shared/vehicle-name.js';

type AsOf = Replay['vehicles'][number];

export function VehiclesAsOf({ vehicles }: { vehicles: Replay['vehicles'] }) {
  const text = useText();
  const differencesOf = useVehicleDifferences();
  const columns: readonly DeskColumn<AsOf>[] = [
    {
      name: 'vehicle',
      title: text('diary.vehicle'),
      width: 168,
      cell: (asOf) => {
        const vehicle = shownOf(asOf);
        return (
          vehicle && (
            <strong>
              <VehicleName vehicle={vehicle} />
            </strong>
          )
        );
      },
    },
    {
      name: 'reading',
      title: text('replay.reading'),
      wraps: true,
      inCard: 'unlabeled',
      cell: ({ before }) =>
        before === null ? (
          text('replay.notYetAdded')
        ) : (
          <>
            {before.mileage == null
              ? text('replay.notRead')
              : text('diary.reading', { km: before.mileage, fuel: before.fuelLevel ?? 0 })}
            <br />
            <bdi className="text-soft">{before.location}</bdi>
          </>
        ),
    },
    {
      name: 'status',
      title: text('diary.status'),
      width: 170,
      inCard: 'unlabeled',
      cell: ({ before }) => before && <VehicleStatusTag status={before.status} />,
    },
    {
      name: 'difference',
      title: text('replay.difference'),
      wraps: true,
      inCard: 'unlabeled',
      cell: (vehicle) => <Differences differences={differencesOf(vehicle)} />,
    },
  ];
  return (
    <DeskTable
      name="replay-vehicles"
      label={text('replay.vehicles')}
      rows={vehicles}
      idOf={(vehicle) => shownOf(vehicle)?.id ?? ''}
      nameOf={(vehicle) => shownOf(vehicle)?.name ?? ''}
      columns={columns}
      loading={text('replay.loading')}
      empty={null}
    />
  );
}

const shownOf = ({ before, now }: AsOf): FleetVehicle | null => before ?? now;

/** What is different about a vehicle now, in words. */
function useVehicleDifferences(): (vehicle: Replay['vehicles'][number]) => string[] {
  const text = useText();
  const statusLabel = useVehicleStatusLabel();
  const facts = (vehicle: FleetVehicle): readonly (readonly [what: string, value: string])[] => [
    [text('adminFleet.name'), vehicle.name],
    [text('adminFleet.type'), vehicle.type],
    [text('adminFleet.location'), vehicle.location ?? ''],
    [text('adminFleet.status'), statusLabel(vehicle.status)],
    [text('view.mileage'), vehicle.mileage == null ? '' : text('view.km', { km: vehicle.mileage })],
    [text('view.fuel'), vehicle.fuelLevel == null ? '' : `${vehicle.fuelLevel}%`],
    [text('replay.openDamage'), String(vehicle.openDamageCount)],
  ];
  return ({ before, now, correctedMileage: km }) => {
    // a server of the release before this one does not say
    const corrected = km == null ? [] : [text('replay.correctedSince', { km })];
    if (now === null) return [...corrected, text('replay.leftFleet')];
    if (before === null) return [text('replay.addedSince')];
    const known = new Map(facts(before));
    const others = facts(now).filter(([what, value]) => known.get(what) !== value);
    return [...corrected, ...others.map(([what, value]) => text('replay.nowIs', { what, value }))];
  };
}
