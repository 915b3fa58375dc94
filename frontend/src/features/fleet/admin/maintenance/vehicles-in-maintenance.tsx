import { useState } from 'react';
import type { FleetVehicle } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Empty } from '../../../../ui/feedback/empty.js';
import { Details } from '../../../../ui/content/details.js';
import { Panel } from '../../../../ui/content/panel.js';
import { VehicleStatusTag } from '../../shared/vehicle-status-tag.js';
import { EndMaintenanceButton } from '../shared/end-maintenance-button.js';
import { MaintenanceDialog } from '../maintenance-dialog/maintenance-dialog.js';
import { useMaintenanceFacts } from '../shared/use-maintenance-facts.js';
import { AtRiskOfVehicle } from '../../../booking/admin/shared/at-risk-of.js';
import { VehicleName } from '../../shared/vehicle-name.js';

type InMaintenance = FleetVehicle & { readonly maintenance: NonNullable<FleetVehicle['maintenance']> };

const isInMaintenance = (vehicle: FleetVehicle): vehicle is InMaintenance => vehicle.maintenance !== null;

/** The vehicles in maintenance, including those still out on a shift. */
export function VehiclesInMaintenance({ fleet }: { fleet: readonly FleetVehicle[] }) {
  const text = useText();
  const [changed, setChanged] = useState<FleetVehicle>();
  // a slow answer closes the dialog it came from, not one opened since
  const close = () => setChanged((now) => (now === changed ? undefined : now));
  const vehicles = fleet.filter(isInMaintenance);
  return (
    <Panel title={text('maintenance.workshop')}>
      {vehicles.length === 0 ? (
        <Empty icon="check">{text('maintenance.workshopEmpty')}</Empty>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] gap-3">
          {vehicles.map((vehicle) => (
            <li
              key={vehicle.id}
              className="flex flex-col gap-2 py-3 px-4 border border-(--hairline) rounded-(--radius)"
            >
              <MaintenanceCard vehicle={vehicle} onChange={() => setChanged(vehicle)} />
            </li>
          ))}
        </ul>
      )}
      {changed && <MaintenanceDialog vehicle={changed} onClose={close} />}
    </Panel>
  );
}

function MaintenanceCard({ vehicle, onChange }: { vehicle: InMaintenance; onChange: () => void }) {
  const text = useText();
  const facts = useMaintenanceFacts(vehicle.maintenance);
  return (
    <>
      <header className="flex items-center justify-between gap-2">
        <h3>
          <VehicleName vehicle={vehicle} />
        </h3>
        <VehicleStatusTag status={vehicle.status} />
      </header>
      <Details of={facts} />
      <AtRiskOfVehicle vehicleId={vehicle.id} />
      <div className="flex flex-wrap gap-2 mt-auto">
        <Button small aria-label={text('maintenance.changeNamed', { vehicle: vehicle.name })} onClick={onChange}>
          {text('maintenance.change')}
        </Button>
        <EndMaintenanceButton vehicle={vehicle} small />
      </div>
    </>
  );
}
