import { parseDay } from '@rigbook/contracts/kernel/calendar';
import { useQuery } from '@tanstack/react-query';
import { Input } from 'antd';
import { useText } from '../../../lib/i18n/use-text.js';
import { Field } from '../../../ui/field.js';
import { NativeSelect } from '../../../ui/native-select.js';
import { fleetQuery } from '../api/get-fleet.js';
import styles from './booking-diary.module.css';
import { withField, type DiarySearch } from './diary-search.js';
import { UnitBox } from './unit-box.js';

interface Props {
  readonly search: DiarySearch;
  readonly onChange: (search: DiarySearch) => void;
}

/** By vehicle, unit and days. */
export function DiaryFilters({ search, onChange }: Props) {
  const text = useText();
  const { data: fleet = [] } = useQuery(fleetQuery);
  return (
    <div className={styles.filters}>
      <Field label={text('diary.vehicle')}>
        {(control) => (
          <NativeSelect
            {...control}
            value={search.vehicle ?? ''}
            onChange={({ target }) => onChange(withField(search, 'vehicle', target.value))}
          >
            <option value="">{text('diary.allVehicles')}</option>
            {fleet.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <UnitBox unit={search.unit ?? ''} onUnit={(unit) => onChange(withField(search, 'unit', unit))} />
      {(['from', 'to'] as const).map((edge) => (
        <Field key={edge} label={text(`diary.${edge}`)}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={search[edge] ?? ''}
              onChange={({ target }) => onChange(withField(search, edge, parseDay(target.value)))}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
