import { useQuery } from '@tanstack/react-query';
import { Result, Skeleton } from 'antd';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../../../config/paths.js';
import { address, uuid } from '../../../../lib/address.js';
import type { FleetVehicle } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useRichText, useText } from '../../../../lib/i18n/use-text.js';
import { useNow } from '../../../../lib/time/use-now.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Details } from '../../../../ui/content/details.js';
import { PageTitle } from '../../../../ui/content/page-title.js';
import { Panel } from '../../../../ui/content/panel.js';
import { PrintButton } from '../../../../ui/content/print-button.js';
import { ErrorScreen } from '../../../../ui/feedback/error-screen.js';
import { PageFailure } from '../../../../ui/feedback/page-failure.js';
import { Icon } from '../../../../ui/icon.js';
import { lazySection } from '../../../../ui/lazy/lazy-screen.js';
import { overviewNowQuery } from '../../../booking/admin/api/figures.js';
import { AtRiskOfVehicle } from '../../../booking/admin/shared/at-risk-of.js';
import { VehicleStatusTag } from '../../shared/vehicle-status-tag.js';
import { adminFleetQuery } from '../api/vehicles.js';
import { useMaintenanceFacts } from '../shared/use-maintenance-facts.js';
import { KeysPanel } from './keys-panel.js';
import { OpenDamage } from './open-damage.js';
import { RecentBookings } from './recent-bookings.js';
import { VehicleName } from '../../shared/vehicle-name.js';
import { ServicePanel } from '../service/service-panel.js';

const ParkingPanel = lazySection(
  async () => (await import('../../shared/parking/where-it-stands.js')).ParkingPanel,
  ['parking'],
);
const VehicleOdometer = lazySection(
  async () => (await import('./vehicle-odometer.js')).VehicleOdometer,
  ['odometer', 'readings'],
);

const Defects = lazySection(
  async () => (await import('../../../booking/admin/shared/defects/defects-panel.js')).DefectsPanel,
  ['upkeep', 'checks', 'damage-photos', 'atVehicle'],
);
const VehicleMonths = lazySection(
  async () => (await import('../../../booking/admin/shared/months/vehicle-months.js')).VehicleMonths,
  ['vehicle-months'],
);

const fileAddress = address({ vehicle: uuid });

/** All about one vehicle on one page, to read and to print. */
export function VehicleFile() {
  const text = useText();
  const rich = useRichText();
  const [parameters] = useSearchParams();
  const { vehicle: id } = fileAddress.parse(parameters);
  const { data: fleet, error, refetch } = useQuery(adminFleetQuery);
  const vehicle = fleet?.find((one) => one.id === id);
  if (error) return <PageFailure error={error} retry={() => void refetch()} />;
  if (fleet === undefined)
    return (
      <div role="status" aria-label={text('vehicleFile.loading')}>
        <Skeleton active paragraph={{ rows: 10 }} />
      </div>
    );
  if (vehicle === undefined)
    return (
      <Result
        icon={<Icon name="question" size={48} />}
        title={<h1>{text('vehicleFile.unknown')}</h1>}
        extra={<Link to={paths.adminFleet}>{text('vehicleFile.toFleet')}</Link>}
      />
    );
  return (
    <>
      <PageTitle
        title={text('vehicleFile.title', { vehicle: vehicle.name })}
        shown={rich('vehicleFile.title', { vehicle: <VehicleName vehicle={vehicle} /> })}
      >
        <PrintButton />
      </PageTitle>
      <div className="mb-4 empty:hidden print:hidden">
        <AtRiskOfVehicle vehicleId={vehicle.id} />
      </div>
      <div className="grid grid-cols-1 gap-4 items-start min-[900px]:grid-cols-2 print:grid-cols-1">
        <div className="grid grid-cols-1 gap-4">
          <Panel title={text('vehicleFile.vehicle')}>
            <VehicleFacts vehicle={vehicle} />
          </Panel>
          <Panel title={text('vehicleFile.holder')}>
            <Holder vehicleId={vehicle.id} />
          </Panel>
          <ParkingPanel vehicleId={vehicle.id} />
          <KeysPanel vehicleId={vehicle.id} />
        </div>
        <div className="grid grid-cols-1 gap-4">
          <ServicePanel vehicle={vehicle} />
          <Panel title={text('vehicleFile.maintenance')}>
            {vehicle.maintenance ? (
              <MaintenanceFacts maintenance={vehicle.maintenance} />
            ) : (
              <p className="text-soft">{text('vehicleFile.noMaintenance')}</p>
            )}
          </Panel>
          <Panel title={text('vehicleFile.damage')}>
            <OpenDamage vehicleId={vehicle.id} />
          </Panel>
          <Defects vehicleId={vehicle.id} />
        </div>
      </div>
      <div className="mt-4">
        <VehicleOdometer vehicleId={vehicle.id} />
      </div>
      <div className="mt-4">
        <VehicleMonths vehicleId={vehicle.id} />
      </div>
      <div className="mt-4">
        <RecentBookings vehicleId={vehicle.id} />
      </div>
    </>
  );
}

function VehicleFacts({ vehicle }: { readonly vehicle: FleetVehicle }) {
  const text = useText();
  const { type, location, plateNumber, status, mileage, fuelLevel, allowedRoles } = vehicle;
  return (
    <Details
      of={[
        [text('adminFleet.status'), <VehicleStatusTag key="status" status={status} />],
        [text('adminFleet.type'), <bdi key="type">{type}</bdi>],
        plateNumber != null && [
          text('adminFleet.plateNumber'),
          <bdi key="plate" dir="ltr">
            {plateNumber}
          </bdi>,
        ],
        [text('adminFleet.location'), <bdi key="location">{location}</bdi>],
        [text('view.mileage'), mileage == null ? text('maintenance.notRead') : text('view.km', { km: mileage })],
        [text('view.fuel'), fuelLevel == null ? text('maintenance.notRead') : `${fuelLevel}%`],
        [text('adminFleet.roles'), allowedRoles.map((role) => text(`role.${role}`)).join(', ')],
      ]}
    />
  );
}

const MaintenanceFacts = ({ maintenance }: { maintenance: NonNullable<FleetVehicle['maintenance']> }) => (
  <Details of={useMaintenanceFacts(maintenance)} />
);

/** Who has it now, since when, and until when. */
function Holder({ vehicleId }: { readonly vehicleId: string }) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  const { data, error, refetch } = useQuery(overviewNowQuery(useNow()));
  if (error) return <ErrorScreen error={error} retry={() => void refetch()} />;
  if (data === undefined) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  const shift = data.out.find(({ vehicle }) => vehicle.id === vehicleId);
  if (shift === undefined) return <p className="text-soft">{text('vehicleFile.nobody')}</p>;
  return (
    <Details
      of={[
        [text('diary.responder'), person(shift.user)],
        [text('view.checkIn'), times.instant(shift.checkedInAt ?? shift.startTime)],
        [text('vehicleFile.due'), times.instant(shift.endTime)],
      ]}
    />
  );
}
