import { useQuery } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../../../config/paths.js';
import { address, oneOf } from '../../../../lib/address.js';
import type { FleetVehicle } from '../../../../lib/http/answers.js';
import { useViewed } from '../../../../lib/use-viewed.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Empty } from '../../../../ui/feedback/empty.js';
import { Loaded } from '../../../../ui/feedback/loaded.js';
import { Icon } from '../../../../ui/icon.js';
import { lazyExtra } from '../../../../ui/lazy/lazy-extra.js';
import { lazySection } from '../../../../ui/lazy/lazy-screen.js';
import { adminFleetQuery } from '../api/vehicles.js';
import { MaintenanceDialog } from '../maintenance-dialog/maintenance-dialog.js';
import { AddVehicleDialog } from './add-vehicle-dialog.js';
import { EditVehicleDialog } from './edit-vehicle-dialog.js';
import { FleetCard } from './fleet-card.js';
import { RetireVehicleDialog } from './retire-vehicle-dialog.js';
import { useFleetBookings } from './vehicle-now.js';

const dialogs = { edit: EditVehicleDialog, maintenance: MaintenanceDialog, retire: RetireVehicleDialog } as const;

type Open = { readonly dialog: keyof typeof dialogs; readonly vehicle: FleetVehicle };

const Checklists = lazySection(
  async () => (await import('../../../booking/admin/shared/checklists/checklists.js')).Checklists,
  ['upkeep', 'checks', 'atVehicle', 'damage-photos'],
);

const CoverageFloors = lazySection(
  async () => (await import('../../../booking/admin/shared/floors/coverage-floors.js')).CoverageFloors,
  ['coverage', 'standing'],
);

const CoverageLink = lazyExtra(
  async () => (await import('../../../booking/admin/shared/floors/coverage-link.js')).CoverageLink,
  ['coverage'],
);

const shownAddress = address({ show: oneOf(['checklists', 'coverage']) });

/** The fleet, the checklists of its types or their floors: an address of their own within the page. */
export function VehicleFleet() {
  const [search] = useSearchParams();
  const { show } = shownAddress.parse(search);
  return show === 'checklists' ? <Checklists /> : show === 'coverage' ? <CoverageFloors /> : <Vehicles />;
}

/** Every vehicle of the fleet: add, edit, put in maintenance and retire. */
function Vehicles() {
  const text = useText();
  const fleet = useQuery(adminFleetQuery);
  // adding has an address
  const adding = useViewed('dialog');
  const [open, setOpen] = useState<Open>();
  // a slow answer closes the dialog it came from, not one opened since
  const close = () => setOpen((now) => (now === open ? undefined : now));
  const Asked = open && dialogs[open.dialog];
  return (
    <Loaded query={fleet} label={text('fleet.loading')} lines={6}>
      {(vehicles) => (
        <>
          {vehicles.length === 0 ? (
            <Empty icon="car">
              <p>{text('fleet.empty')}</p>
              <Button look="primary" onClick={() => adding.view('add')}>
                {text('adminFleet.addFirst')}
              </Button>
            </Empty>
          ) : (
            <>
              <div className="flex flex-wrap items-center justify-end gap-3 mb-3">
                <CoverageLink />
                <Link className="inline-flex items-center min-h-(--target) px-2" to={paths.checklists}>
                  {text('adminFleet.checklists')}
                </Link>
                <Link className="inline-flex items-center min-h-(--target) px-2" to={paths.stickers}>
                  {text('stickers.open')}
                </Link>
                <Button look="primary" icon={<Icon name="plus" />} onClick={() => adding.view('add')}>
                  {text('adminFleet.add')}
                </Button>
              </div>
              <Cards vehicles={vehicles} onOpen={setOpen} />
            </>
          )}
          {adding.id === 'add' && <AddVehicleDialog onClose={adding.close} />}
          {Asked && <Asked vehicle={open.vehicle} onClose={close} />}
        </>
      )}
    </Loaded>
  );
}

interface CardsProps {
  readonly vehicles: readonly FleetVehicle[];
  readonly onOpen: (open: Open) => void;
}

/** Remembered, so that a dialog opens without rendering them again. */
const Cards = memo(function Cards({ vehicles, onOpen }: CardsProps) {
  const text = useText();
  const bookings = useFleetBookings();
  return (
    <ul
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,320px),1fr))] gap-3"
      aria-label={text('admin.tab.fleet')}
    >
      {vehicles.map((vehicle) => (
        <li
          key={vehicle.id}
          className="flex flex-col gap-1.5 p-4 border border-(--hairline) rounded-(--radius) bg-(--surface)"
        >
          <FleetCard
            vehicle={vehicle}
            bookings={bookings}
            onEdit={() => onOpen({ dialog: 'edit', vehicle })}
            onStartMaintenance={() => onOpen({ dialog: 'maintenance', vehicle })}
            onRetire={() => onOpen({ dialog: 'retire', vehicle })}
          />
        </li>
      ))}
    </ul>
  );
});
