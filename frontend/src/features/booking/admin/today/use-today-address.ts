import { isTimetableDay, isTimetableView, type TimetableView } from '@rigbook/contracts/booking/diary/timetable.rules';
import { dayOf, parseDay } from '@rigbook/contracts/kernel/calendar';
import type { Day } from '@rigbook/contracts/kernel/time';
import { useSearchParams } from 'react-router';
import { useNow } from '../../../../lib/time/use-now.js';
import { useZone } from '../../../../lib/time/zone.js';

export interface Shown {
  readonly view: TimetableView;
  readonly on: Day;
}

export interface TodayAddress extends Shown {
  readonly show: (shown: Shown) => void;
  /** The address of another day or view. */
  readonly addressOf: (shown: Shown) => string;
}

/** Which day or week is shown stands in the address; today does not, so that it is another one tomorrow. */
export function useTodayAddress(): TodayAddress {
  const [address, setAddress] = useSearchParams();
  const today = dayOf(useNow(), useZone());
  const [view, on] = [address.get('view'), parseDay(address.get('on') ?? '')];
  const searchOf = (shown: Shown): Record<string, string> => ({
    view: shown.view,
    ...(shown.on !== today && { on: shown.on }),
  });
  return {
    view: isTimetableView(view) ? view : 'day',
    on: on !== undefined && isTimetableDay(on) ? on : today,
    show: (shown) => setAddress(searchOf(shown), { replace: true }),
    addressOf: (shown) => `?${new URLSearchParams(searchOf(shown)).toString()}`,
  };
}
