import {
  addMonths,
  mayShowNextMonth,
  mayShowPreviousMonth,
  monthGrid,
} from '@rigbook/contracts/booking/requesting/month-grid.rules';
import type { SlotFacts } from '@rigbook/contracts/booking/requesting/slot-states.rules';
import type { Day } from '@rigbook/contracts/kernel/time';
import { useId } from 'react';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Button } from '../../../../ui/button.js';
import { Icon } from '../../../../ui/icon.js';
import { Tooltip } from '../../../../ui/tooltip.js';
import { DayGrid } from './day-grid.js';

interface Props {
  /** Any day of the month shown. */
  readonly month: Day;
  readonly selected: Day | undefined;
  readonly facts: SlotFacts;
  readonly onMonth: (month: Day) => void;
  readonly onSelect: (day: Day) => void;
}

/** A month from Sunday to Saturday. */
export function MonthCalendar({ month, selected, facts, onMonth, onSelect }: Props) {
  const text = useText();
  const times = useTimes();
  const titleId = useId();
  const { now, zone } = facts;
  const weeks = monthGrid(month);

  return (
    <div>
      <div className="flex items-center justify-between mb-2">
        <Tooltip text={text('book.previousMonth')} from="start">
          <Button
            look="quiet"
            aria-label={text('book.previousMonth')}
            icon={<Icon name="previous" />}
            disabled={!mayShowPreviousMonth(month, now, zone)}
            onClick={() => onMonth(addMonths(month, -1))}
          />
        </Tooltip>
        <h3 id={titleId} aria-live="polite">
          {times.month(month)}
        </h3>
        <Tooltip text={text('book.nextMonth')}>
          <Button
            look="quiet"
            aria-label={text('book.nextMonth')}
            icon={<Icon name="next" />}
            disabled={!mayShowNextMonth(month, now, zone)}
            onClick={() => onMonth(addMonths(month, 1))}
          />
        </Tooltip>
      </div>
      <DayGrid weeks={weeks} month={month} labelledBy={titleId} selected={selected} facts={facts} onSelect={onSelect} />
    </div>
  );
}
