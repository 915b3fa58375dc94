import {
  isTimetableDay,
  isTimetableOfNow,
  timetableStep,
  type TimetableView,
  timetableViews,
} from '@rigbook/contracts/booking/diary/timetable.rules';
import { dayOf, parseDay } from '@rigbook/contracts/kernel/calendar';
import type { Day } from '@rigbook/contracts/kernel/time';
import { Segmented } from 'antd';
import { useSearchParams } from 'react-router';
import { address, day, oneOf } from '../../../../lib/address.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useNow } from '../../../../lib/time/use-now.js';
import { useZone } from '../../../../lib/time/zone.js';
import { Button } from '../../../../ui/button.js';
import { Icon } from '../../../../ui/icon.js';
import { lazyExtra } from '../../../../ui/lazy/lazy-extra.js';
import { Tooltip } from '../../../../ui/tooltip.js';
import styles from './today.module.css';

/** Nothing else on the first screen of the desk needs its code. */
const DayPicker = lazyExtra(async () => (await import('../../../../ui/form/day-picker.js')).DayPicker);

interface Props {
  readonly address: TodayAddress;
}

/** The day or week shown. */
export function TimetableTools({ address: { view, on, show } }: Props) {
  const text = useText();
  const zone = useZone();
  const now = useNow();
  const step = (steps: number) => show({ view, on: timetableStep(view, on, steps) });
  const showDay = (typed: string) => {
    const day = parseDay(typed);
    if (day && isTimetableDay(day)) show({ view, on: day });
  };
  const [previous, next] = [text(`timetable.previous.${view}`), text(`timetable.next.${view}`)];
  return (
    <div
      className="flex flex-wrap items-center gap-y-2 gap-x-3 max-sm:w-full print:hidden"
      role="group"
      aria-label={text('timetable.tools')}
    >
      <div className={styles.steps}>
        <Tooltip text={previous} from="start">
          <Button aria-label={previous} icon={<Icon name="previous" />} onClick={() => step(-1)} />
        </Tooltip>
        <Button
          aria-disabled={isTimetableOfNow(view, on, now, zone)}
          onClick={() => show({ view, on: dayOf(now, zone) })}
        >
          {text(`timetable.now.${view}`)}
        </Button>
        <Tooltip text={next} from="start">
          <Button aria-label={next} icon={<Icon name="next" />} onClick={() => step(1)} />
        </Tooltip>
      </div>
      <div className={styles.day}>
        <DayPicker aria-label={text('timetable.on')} value={on} isNeeded onChange={showDay} />
      </div>
      <Segmented
        aria-label={text('timetable.view')}
        value={view}
        options={timetableViews.map((value) => ({ value, label: text(`timetable.view.${value}`) }))}
        onChange={(value) => show({ view: value, on })}
      />
    </div>
  );
}

export interface Shown {
  readonly view: TimetableView;
  readonly on: Day;
}

const todayAddress = address({ view: oneOf(timetableViews), on: day });

export interface TodayAddress extends Shown {
  readonly show: (shown: Shown) => void;
  /** The address of another day or view. */
  readonly addressOf: (shown: Shown) => string;
}

/** The day or week is in the address, except today: a link without a day follows the calendar. */
export function useTodayAddress(): TodayAddress {
  const [parameters, setAddress] = useSearchParams();
  const today = dayOf(useNow(), useZone());
  const { view = 'day', on } = todayAddress.parse(parameters);
  const searchOf = (shown: Shown) =>
    todayAddress.write({ view: shown.view, ...(shown.on !== today && { on: shown.on }) });
  return {
    view,
    on: on !== undefined && isTimetableDay(on) ? on : today,
    show: (shown) => setAddress(searchOf(shown), { replace: true }),
    addressOf: (shown) => `?${new URLSearchParams(searchOf(shown)).toString()}`,
  };
}
