import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/use-text.js';
import { DayBoxes } from '../../../ui/form/day-boxes.js';
import { SearchBox } from '../../../ui/form/search-box.js';
import { UnitBox } from '../../responders/shared/unit-box.js';
import { VehicleBox } from '../../fleet/shared/vehicle-box.js';
import { fleetQuery } from '../../fleet/api/get-fleet.js';
import styles from './booking-histories.module.css';
import type { BookingSearch } from '../../booking/api/booking-search.js';

interface Props {
  readonly search: BookingSearch;
  readonly onChange: (field: keyof BookingSearch, value: string) => void;
}

/** By words, vehicle, unit and days; each narrows at once. */
export function SearchForm({ search, onChange }: Props) {
  const text = useText();
  const { data: fleet = [] } = useQuery(fleetQuery);
  return (
    <search className={styles.search}>
      <SearchBox
        words={search.q ?? ''}
        placeholder={text('diary.findPlaceholder')}
        onSearch={(words) => onChange('q', words)}
      />
      <VehicleBox fleet={fleet} vehicle={search.vehicle ?? ''} onVehicle={(vehicle) => onChange('vehicle', vehicle)} />
      <UnitBox unit={search.unit ?? ''} onUnit={(unit) => onChange('unit', unit)} />
      <DayBoxes days={search} onDay={onChange} />
    </search>
  );
}
