import { Checkbox, Popover, Segmented } from 'antd';
import { useText } from '../../lib/i18n/use-text.js';
import { Button } from '../button.js';
import { Icon } from '../icon.js';
import type { DeskColumn } from './desk-column.js';
import { densities, type Density, type TableChoices } from './use-table-choices.js';

interface Props {
  readonly columns: readonly Pick<DeskColumn<never>, 'name' | 'title' | 'optional'>[];
  readonly choices: TableChoices;
}

/** Which columns a table has and how high its rows are. */
export function TableSettings({ columns, choices }: Props) {
  const text = useText();
  const optional = columns.filter((column) => column.optional !== undefined);
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      content={
        <div className="grid gap-3" role="group" aria-label={text('table.settings')}>
          <Segmented<Density>
            aria-label={text('table.density')}
            options={densities.map((value) => ({ value, label: text(`table.density.${value}`) }))}
            value={choices.density}
            onChange={choices.choose}
          />
          {optional.map((column) => (
            <Checkbox
              key={column.name}
              checked={choices.isShown(column)}
              onChange={({ target }) => choices.show(column.name, target.checked)}
            >
              {column.title}
            </Checkbox>
          ))}
        </div>
      }
    >
      <Button look="quiet" icon={<Icon name="list" />} aria-label={text('table.settings')} />
    </Popover>
  );
}
