import { Checkbox, Popover, Segmented } from 'antd';
import { useRef } from 'react';
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
  const place = useRef<HTMLSpanElement>(null);
  const optional = columns.filter((column) => column.optional !== undefined);
  const focusBack = (isOpen: boolean) => {
    if (!isOpen && place.current?.contains(document.activeElement)) place.current.querySelector('button')?.focus();
  };
  return (
    <span ref={place} className="relative">
      <Popover
        trigger="click"
        placement="bottomRight"
        // after the button, where Tab goes next
        getPopupContainer={() => place.current ?? document.body}
        onOpenChange={focusBack}
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
    </span>
  );
}
