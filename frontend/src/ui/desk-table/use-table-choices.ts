import { useState } from 'react';
import { deviceStorage } from '../../lib/storage/device-storage.js';
import { useDeviceChoice } from '../../lib/device/use-device-choice.js';
import type { DeskColumn } from './desk-column.js';

export const densities = ['compact', 'normal', 'roomy'] as const;
export type Density = (typeof densities)[number];

export interface TableChoices {
  readonly density: Density;
  readonly choose: (density: Density) => void;
  readonly isShown: (column: Pick<DeskColumn<never>, 'name' | 'optional'>) => boolean;
  readonly show: (column: string, shown: boolean) => void;
}

type Shown = Readonly<Record<string, boolean>>;

/** The columns of this table and the density of all tables, remembered on this device. */
export function useTableChoices(table: string): TableChoices {
  const key = `table-columns.${table}`;
  const [density, choose] = useDeviceChoice('table-density', densities, 'normal');
  const [chosen, setChosen] = useState<Shown>(() => deviceStorage.read<Shown>(key) ?? {});
  return {
    density,
    choose,
    isShown: ({ name, optional }) => optional === undefined || (chosen[name] ?? optional === 'shown'),
    show: (column, shown) => {
      const next = { ...chosen, [column]: shown };
      deviceStorage.write(key, next);
      setChosen(next);
    },
  };
}
