import type { TimetableView } from '@rigbook/contracts/booking/diary/timetable.rules';
import { placeOn } from '@rigbook/contracts/booking/diary/vehicle-day.rules';
import { startOfDay, dayOf } from '@rigbook/contracts/kernel/calendar';
import { addHours, isBefore, type Instant, type Period } from '@rigbook/contracts/kernel/time';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { directionOf, useLanguage } from '../../../../lib/i18n/language.js';
import { useZone } from '../../../../lib/time/zone.js';

/** So that what has just begun is seen too. */
const HOURS_BEFORE_NOW = 1;
/** Of another day: when most people are awake. */
const FIRST_HOUR = 7;

/**
 * Where there is not room for all of it, a day begins at now, or in the morning, and a week with today, or with its Sunday.
 */
export function useScrollToHours(view: TimetableView, shown: Period, now: Instant): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  const zone = useZone();
  const toStart = directionOf[useLanguage().language] === 'rtl' ? -1 : 1;
  const atOpening = useRef(now);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const opened = atOpening.current;
    const isNow = !isBefore(opened, shown.startAt) && isBefore(opened, shown.endAt);
    const ofDay = isNow ? addHours(opened, -HOURS_BEFORE_NOW) : addHours(shown.startAt, FIRST_HOUR);
    const ofWeek = isNow ? startOfDay(dayOf(opened, zone), zone) : shown.startAt;
    const from = view === 'day' ? ofDay : ofWeek;
    const part = placeOn(shown, { startAt: from, endAt: from }).from / 100;
    // the names stay where they are
    const names = element.querySelector('[role=columnheader]')?.clientWidth ?? 0;
    element.scrollLeft = toStart * part * (element.scrollWidth - names);
  }, [view, shown, zone, toStart]);

  return scroller;
}
