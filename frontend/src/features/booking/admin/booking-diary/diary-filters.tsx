import { parseDay } from '@rigbook/contracts/kernel/calendar';
import { useQuery } from '@tanstack/react-query';
import { DayBoxes } from '../../../../ui/day-boxes.js';
import { UnitBox } from '../../../responders/shared/unit-box.js';
import { VehicleBox } from '../../../fleet/shared/vehicle-box.js';
import { fleetQuery } from '../../../fleet/api/get-fleet.js';
import styles from './booking-diary.module.css';
import { withField, type DiarySearch } from '../api/diary-search.js';

interface Props {
  readonly search: DiarySearch;
  readonly onChange: (search: DiarySearch) => void;
}

/** By vehicle, unit and days. */
export function DiaryFilters({ search, onChange }: Props) {
  const { data: fleet = [] } = useQuery(fleetQuery);
  return (
    <div className={styles.filters}>
      <VehicleBox
        fleet={fleet}
        vehicle={search.vehicle ?? ''}
        onVehicle={(vehicle) => onChange(withField(search, 'vehicle', vehicle))}
      />
      <UnitBox unit={search.unit ?? ''} onUnit={(unit) => onChange(withField(search, 'unit', unit))} />
      <DayBoxes days={search} onDay={(edge, day) => onChange(withField(search, edge, parseDay(day)))} />
    </div>
  );
}
