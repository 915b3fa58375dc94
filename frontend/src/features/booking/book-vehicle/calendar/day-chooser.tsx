import { bookableDays } from '@rigbook/contracts/booking/requesting/booking-window.rules';
import { firstOfMonth } from '@rigbook/contracts/booking/requesting/month-grid.rules';
import type { SlotFacts } from '@rigbook/contracts/booking/requesting/slot-states.rules';
import type { Day } from '@rigbook/contracts/kernel/time';
import { useId, useState } from 'react';
import { useMediaQuery } from '../../../../lib/device/use-media-query.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { DayGrid } from './day-grid.js';
import { MonthCalendar } from './month-calendar.js';

interface Props {
  /** Any day of the month shown. */
  readonly month: Day;
  readonly day: Day;
  readonly facts: SlotFacts;
  readonly onMonth: (month: Day) => void;
  readonly onDay: (day: Day) => void;
}

/** As wide as the two columns of the booking calendar. */
const besideTheHours = '(min-width: 900px)';

/** The days that can be booked in one row where space is short, otherwise the month; each leads to the other. */
export function DayChooser({ month, day, facts, onMonth, onDay }: Props) {
  const text = useText();
  const titleId = useId();
  const wide = useMediaQuery(besideTheHours);
  const [asked, setAsked] = useState<'days' | 'month'>();
  const shown = asked ?? (wide ? 'month' : 'days');
  return (
    <div className="grid gap-2">
      {shown === 'month' ? (
        <MonthCalendar month={month} selected={day} facts={facts} onMonth={onMonth} onSelect={onDay} />
      ) : (
        <>
          <h3 id={titleId}>{text('book.nextDays')}</h3>
          <DayGrid
            weeks={[bookableDays(facts.now, facts.zone)]}
            labelledBy={titleId}
            selected={day}
            facts={facts}
            onSelect={onDay}
          />
        </>
      )}
      <p>
        <Button
          small
          onClick={() => {
            onMonth(firstOfMonth(day));
            setAsked(shown === 'month' ? 'days' : 'month');
          }}
        >
          {text(shown === 'month' ? 'book.showDays' : 'book.showMonth')}
        </Button>
      </p>
    </div>
  );
}
