import { isTimetableDay, timetableViews, type TimetableView } from '@rigbook/contracts/booking/diary/timetable.rules';
import { dayOf } from '@rigbook/contracts/kernel/calendar';
import type { Day } from '@rigbook/contracts/kernel/time';
import { useSearchParams } from 'react-router';
import { address, day, oneOf } from '../../../../lib/address.js';
import { useNow } from '../../../../lib/time/use-now.js';
import { useZone } from '../../../../lib/time/zone.js';

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

/** Which day or week is shown stands in the address; today does not, so that it is another one tomorrow. */
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
