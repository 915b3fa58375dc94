import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Loaded } from '../../../../ui/feedback/loaded.js';
import { lazyExtra } from '../../../../ui/lazy/lazy-extra.js';
import { lazySection } from '../../../../ui/lazy/lazy-screen.js';
import { adminFleetQuery } from '../api/vehicles.js';
import { Conditions } from './conditions.js';
import { DamagePanel } from './damage-panel.js';
import { Discrepancies } from './discrepancies.js';
import { VehiclesInMaintenance } from './vehicles-in-maintenance.js';

const Defects = lazySection(
  async () => (await import('../../../booking/admin/shared/defects/defects-panel.js')).DefectsPanel,
  ['upkeep', 'checks', 'damage-photos', 'atVehicle'],
);

/** Rare, with its dialogs. */
const ContestedReadings = lazyExtra(
  async () => (await import('../../../booking/admin/shared/readings/contested-readings.js')).ContestedReadings,
  ['odometer', 'readings'],
);

/** Vehicles out of service and why, their readings with what is contested, their damage and their defects. */
export function Maintenance() {
  const text = useText();
  return (
    <Loaded query={useQuery(adminFleetQuery)} label={text('maintenance.loading')} lines={10}>
      {(fleet) => (
        <div className="grid grid-cols-1 gap-4">
          <ContestedReadings />
          <VehiclesInMaintenance fleet={fleet} />
          <DamagePanel fleet={fleet} />
          <Defects />
          <Conditions fleet={fleet} />
          <Discrepancies />
        </div>
      )}
    </Loaded>
  );
}
