import { isVehicleStatus, vehicleStatusWords, type VehicleStatus } from '@rigbook/contracts/fleet/fleet.words';
import { useText } from '../../../lib/i18n/use-text.js';
import type { IconName } from '../../../ui/icon.js';
import { StatusTag } from '../../../ui/content/status-tag.js';

const icons: Readonly<Record<VehicleStatus, IconName>> = {
  available: 'check',
  in_use: 'car',
  maintenance: 'wrench',
  unavailable: 'ban',
};

/** An unknown status shows as a gray "Unknown". */
export function VehicleStatusTag({ status }: { status: string }) {
  const label = useVehicleStatusLabel();
  return (
    <StatusTag hue={vehicleStatusWords(status).color} icon={isVehicleStatus(status) ? icons[status] : 'question'}>
      {label(status)}
    </StatusTag>
  );
}

/** A vehicle status in the chosen language. */
export function useVehicleStatusLabel(): (status: string) => string {
  const text = useText();
  return (status) => text(isVehicleStatus(status) ? `vehicleStatus.${status}` : 'vehicleStatus.unknown');
}
