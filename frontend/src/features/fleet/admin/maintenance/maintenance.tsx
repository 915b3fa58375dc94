import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Loaded } from '../../../../ui/feedback/loaded.js';
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

/** Vehicles out of service and why, their readings, their damage and their defects. */
export function Maintenance() {
  const text = useText();
  return (
    <Loaded query={useQuery(adminFleetQuery)} label={text('maintenance.loading')} lines={10}>
      {(fleet) => (
        <div className="grid grid-cols-1 gap-4">
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
