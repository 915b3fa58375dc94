import { isUnitNumber } from '@rigbook/contracts/auth/auth.rules';
import { parseDay } from '@rigbook/contracts/kernel/calendar';
import { useQuery } from '@tanstack/react-query';
import { Input } from 'antd';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Field } from '../../../ui/field.js';
import { NativeSelect } from '../../../ui/native-select.js';
import { fleetQuery } from '../api/get-fleet.js';
import styles from './booking-diary.module.css';
import type { DiarySearch } from './diary-search.js';

interface Props {
  readonly search: DiarySearch;
  readonly onChange: (search: DiarySearch) => void;
}

/** By vehicle, unit and days. A unit counts once it has its three digits. */
export function DiaryFilters({ search, onChange }: Props) {
  const text = useText();
  const { data: fleet = [] } = useQuery(fleetQuery);
  const [unit, setUnit] = useState(search.unit ?? '');
  const { status, ...narrowing } = search;
  const narrowed = Object.keys(narrowing).length > 0;

  const put = (field: 'vehicle' | 'unit' | 'from' | 'to', value: string) => {
    const { [field]: _former, ...rest } = search;
    onChange(value === '' ? rest : { ...rest, [field]: value });
  };
  const typeUnit = (typed: string) => {
    setUnit(typed);
    if (typed === '' || isUnitNumber(typed)) put('unit', typed);
  };

  return (
    <div className={styles.filters} role="search" aria-label={text('diary.search')}>
      <Field label={text('diary.vehicle')}>
        {(control) => (
          <NativeSelect
            {...control}
            value={search.vehicle ?? ''}
            onChange={({ target }) => put('vehicle', target.value)}
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
      <Field label={text('diary.unit')}>
        {(control) => (
          <Input
            {...control}
            dir="ltr"
            inputMode="numeric"
            maxLength={3}
            allowClear
            value={unit}
            onChange={({ target }) => typeUnit(target.value)}
          />
        )}
      </Field>
      {(['from', 'to'] as const).map((edge) => (
        <Field key={edge} label={text(`diary.${edge}`)}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={search[edge] ?? ''}
              onChange={({ target }) => put(edge, parseDay(target.value) ?? '')}
            />
          )}
        </Field>
      ))}
      {narrowed && (
        <Button
          onClick={() => {
            setUnit('');
            onChange(status ? { status } : {});
          }}
        >
          {text('diary.clear')}
        </Button>
      )}
    </div>
  );
}
