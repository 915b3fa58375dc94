import type { FleetVehicle, Replay } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useVehicleStatusLabel } from '../../fleet/shared/vehicle-status-tag.js';

/** What is different about a vehicle now, each in words. */
export function useVehicleDifferences(): (vehicle: Replay['vehicles'][number]) => string[] {
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
  return ({ before, now }) => {
    if (now === null) return [text('replay.leftFleet')];
    if (before === null) return [text('replay.addedSince')];
    const known = new Map(facts(before));
    return facts(now)
      .filter(([what, value]) => known.get(what) !== value)
      .map(([what, value]) => text('replay.nowIs', { what, value }));
  };
}
