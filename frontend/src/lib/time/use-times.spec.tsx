import { renderHook } from '@testing-library/react';
import { day } from '@rigbook/contracts/kernel/calendar';
import { instant } from '@rigbook/contracts/kernel/time';
import { DateTime } from 'luxon';
import type { ReactNode } from 'react';
import { InLanguage } from '../../testing/in-language.js';
import { english, hebrew } from '../../testing/wordings.js';
import { OnPaperContext } from './on-paper.js';
import { useTimes } from './use-times.js';

const sunday = day('2027-08-08');

function timesIn(wording: typeof english | typeof hebrew, onPaper = false) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <InLanguage initial={wording}>
      <OnPaperContext value={onPaper}>{children}</OnPaperContext>
    </InLanguage>
  );
  return renderHook(useTimes, { wrapper }).result.current;
}

test('days are written in the forms of each language', () => {
  const en = timesIn(english);
  expect([en.date(sunday), en.day(sunday), timesIn(english, true).day(sunday)]).toEqual([
    'Sun 8 Aug',
    'Sun 8 Aug',
    'Sun 8 Aug 2027',
  ]);
  expect([en.fullDay(sunday), en.month(sunday), en.weekday(sunday, 'short'), en.weekday(sunday, 'long')]).toEqual([
    'Sunday, 8 August 2027',
    'August 2027',
    'Sun',
    'Sunday',
  ]);
});

test('in Hebrew they are written as Luxon writes them', () => {
  const he = timesIn(hebrew);
  const local = DateTime.fromISO(sunday, { zone: 'utc' }).setLocale('he');
  expect([he.date(sunday), he.fullDay(sunday), timesIn(hebrew, true).day(sunday)]).toEqual([
    local.toLocaleString({ weekday: 'short', day: 'numeric', month: 'short' }),
    local.toLocaleString({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    local.toLocaleString({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
  ]);
  expect([he.month(sunday), he.weekday(sunday, 'short'), he.weekday(sunday, 'long')]).toEqual([
    local.toFormat('LLLL yyyy'),
    local.toLocaleString({ weekday: 'narrow' }),
    local.toLocaleString({ weekday: 'long' }),
  ]);
});

test('hours of a period that are not whole are said as they are', () => {
  const period = { startAt: instant('2026-11-22T10:08Z'), endAt: instant('2026-11-22T15:00Z') };
  expect(timesIn(english).period(period)).toMatch(/ \(4 h 52 min\)$/);
  expect(timesIn(hebrew).period(period)).toMatch(/ \(4 ש׳ ו־52 דק׳\)$/);
});

test('how long something lasted is told in minutes, hours or days, and without minutes where there are none', () => {
  const en = timesIn(english);
  expect([0, 20, 60, 200, 47 * 60, 48 * 60].map(en.lasting)).toEqual([
    'less than a minute',
    '20 min',
    '1 h',
    '3 h 20 min',
    '47 h',
    '2 days',
  ]);
  expect(timesIn(hebrew).lasting(60)).toBe('1 ש׳');
});
