import { useQuery } from '@tanstack/react-query';
import { DayBoxes } from '../../../../ui/form/day-boxes.js';
import { UnitBox } from '../../../responders/shared/unit-box.js';
import { VehicleBox } from '../../../fleet/shared/vehicle-box.js';
import { fleetQuery } from '../../../fleet/api/get-fleet.js';
import styles from './booking-diary.module.css';
import type { RefusedSearch } from '../api/refused-requests.js';

type Field = 'vehicle' | 'unit' | 'from' | 'to';

interface Props {
  readonly search: Pick<RefusedSearch, Field>;
  readonly onField: (field: Field, given: string) => void;
}

/** By vehicle, unit and days. */
export function DiaryFilters({ search, onField }: Props) {
  const { data: fleet = [] } = useQuery(fleetQuery);
  return (
    <div className={styles.filters}>
      <VehicleBox fleet={fleet} vehicle={search.vehicle ?? ''} onVehicle={(vehicle) => onField('vehicle', vehicle)} />
      <UnitBox unit={search.unit ?? ''} onUnit={(unit) => onField('unit', unit)} />
      <DayBoxes days={search} onDay={onField} />
    </div>
  );
}
