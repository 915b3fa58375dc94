import { addDays, dayOf, yearOf } from '@rigbook/contracts/kernel/calendar';
import { clockInWords, dayInWords } from '@rigbook/contracts/kernel/time-in-words';
import { elapsedHours, type Day, type Instant, type Period } from '@rigbook/contracts/kernel/time';
import { useContext, useMemo } from 'react';
import { type FormatDateOptions, useIntl } from 'react-intl';
import { useLanguage, type Language } from '../i18n/language.js';
import { useText, type MessageId } from '../i18n/use-text.js';
import { OnPaperContext } from './on-paper.js';
import { useNow } from './use-now.js';
import { useZone } from './zone.js';

export interface Times {
  /** `18:00` */
  readonly clock: (at: Instant) => string;
  /** `18:00 - 22:00` */
  readonly clocks: (period: Period) => string;
  /** Clock times written by a rule (`01:00 - 02:00 (GMT+3)`), kept left to right inside Hebrew */
  readonly written: (clocks: string) => string;
  /** `Sun 22 Nov`, also for today */
  readonly date: (day: Day) => string;
  /** `Sun 22 Nov`, or "Today", "Tomorrow" if true */
  readonly day: (day: Day) => string;
  /** the same in mid-sentence: `today` */
  readonly dayInSentence: (day: Day) => string;
  /** `Sunday, 22 November 2026` */
  readonly fullDay: (day: Day) => string;
  /** `November 2026` */
  readonly month: (day: Day) => string;
  /** `Sun` or `Sunday` */
  readonly weekday: (day: Day, length: 'short' | 'long') => string;
  /** `Sun 22 Nov, 18:00` */
  readonly instant: (at: Instant) => string;
  /** the same in mid-sentence: `today, 18:00` */
  readonly instantInSentence: (at: Instant) => string;
  /** `Sun 22 Nov, 18:00 - 22:00` */
  readonly fromTo: (period: Period) => string;
  /** `Sun 22 Nov, 18:00 - 22:00 (4 hours)` */
  readonly period: (period: Period) => string;
  /** `less than a minute`, `20 min`, `3 h 20 min`, or from two days on `6 days` between two instants, whichever comes first */
  readonly span: (from: Instant, to: Instant) => string;
  /** The same, of whole minutes. */
  readonly lasting: (minutes: number) => string;
}

/** One part of a day or several, as the language writes them. */
type Written = (of: Day, parts: FormatDateOptions) => string;

const dayForms: Readonly<
  Record<Language, Record<'short' | 'onPaper' | 'full', (of: Day, written: Written) => string>>
> = {
  en: {
    short: dayInWords,
    onPaper: (of) => `${dayInWords(of)} ${yearOf(of)}`,
    full: (of, written) =>
      `${written(of, { weekday: 'long' })}, ${written(of, { day: 'numeric' })} ${monthInWords(of, written)}`,
  },
  he: {
    short: (of, written) => written(of, { weekday: 'short', day: 'numeric', month: 'short' }),
    onPaper: (of, written) => written(of, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
    full: (of, written) => written(of, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  },
};

const monthInWords = (of: Day, written: Written): string => `${written(of, { month: 'long' })} ${yearOf(of)}`;

const MINUTES_OF_DAY = 24 * 60;

/** Keeps left-to-right text in that direction inside Hebrew. */
const leftToRight = (text: string): string => `\u2066${text}\u2069`;

/** Dates and times in the one format that every screen uses, in the organization's zone and the chosen language. */
export function useTimes(): Times {
  const zone = useZone();
  const { language } = useLanguage();
  const text = useText();
  const { formatDate } = useIntl();
  const today = dayOf(useNow(), zone);
  const onPaper = useContext(OnPaperContext);

  return useMemo(() => {
    const isolated = language === 'he' ? leftToRight : (plain: string) => plain;
    // a day has no zone: its midnight in UTC stands for it
    const written: Written = (of, parts) => formatDate(of, { ...parts, timeZone: 'UTC' });
    const clock = (at: Instant) => clockInWords(at, zone);
    const date = (of: Day) => dayForms[language].short(of, written);
    const dayNaming = (todaysName: MessageId, tomorrowsName: MessageId) => (of: Day) => {
      if (onPaper) return dayForms[language].onPaper(of, written);
      if (of === today) return text(todaysName);
      return of === addDays(today, 1) ? text(tomorrowsName) : date(of);
    };
    const day = dayNaming('time.today', 'time.tomorrow');
    const dayInSentence = dayNaming('time.todayInSentence', 'time.tomorrowInSentence');
    const instantNaming = (nameOf: (day: Day) => string) => (at: Instant) =>
      text('time.instant', { day: nameOf(dayOf(at, zone)), clock: isolated(clock(at)) });
    const instant = instantNaming(day);
    const clocks = ({ startAt, endAt }: Period) => isolated(`${clock(startAt)}\u00a0-\u2060\u00a0${clock(endAt)}`);
    const fromTo = (period: Period) => {
      const start = dayOf(period.startAt, zone);
      return dayOf(period.endAt, zone) === start
        ? text('time.instant', { day: day(start), clock: clocks(period) })
        : text('time.fromTo', { start: instant(period.startAt), end: instant(period.endAt) });
    };
    const lasting = (minutes: number) => {
      if (minutes < 1) return text('time.lessThanMinute');
      if (minutes < 60) return text('time.minutes', { minutes });
      const days = Math.round(minutes / MINUTES_OF_DAY);
      if (minutes >= 2 * MINUTES_OF_DAY) return text('time.days', { days });
      const hours = Math.floor(minutes / 60);
      return minutes % 60 === 0
        ? text('time.wholeHours', { hours })
        : text('time.hoursAndMinutes', { hours, minutes: minutes % 60 });
    };
    return {
      clock,
      clocks,
      written: isolated,
      date,
      day,
      dayInSentence,
      fullDay: (of) => dayForms[language].full(of, written),
      month: (of) => monthInWords(of, written),
      weekday: (of, length) => written(of, { weekday: length === 'long' || language === 'en' ? length : 'narrow' }),
      instant,
      instantInSentence: instantNaming(dayInSentence),
      fromTo,
      period: (period) => {
        const hours = elapsedHours(period);
        return Number.isInteger(hours)
          ? text('time.period', { period: fromTo(period), hours })
          : text('time.periodLasting', { period: fromTo(period), lasting: lasting(Math.round(hours * 60)) });
      },
      span: (from, to) => lasting(Math.floor(Math.abs(elapsedHours({ startAt: from, endAt: to })) * 60)),
      lasting,
    };
  }, [formatDate, language, onPaper, text, today, zone]);
}
