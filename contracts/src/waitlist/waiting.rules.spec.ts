import { instant } from '../kernel/time.js';
import { bookingsWished, isWishOver, wishedHoursProblem } from './waiting.rules.js';

const at = (time: string) => instant(`2026-11-23T${time}Z`);
const wish = { startAt: at('16:00'), endAt: at('20:00'), leastHours: 3 };

describe('hours to wait for', () => {
  it.each([
    [wish, undefined],
    [{ ...wish, leastHours: 4 }, undefined],
    [{ ...wish, startAt: at('16:30') }, 'on the hour'],
    [{ ...wish, endAt: at('19:59') }, 'on the hour'],
    [{ ...wish, endAt: at('16:00') }, 'from one hour to 24'],
    [{ ...wish, endAt: instant('2026-11-24T17:00Z') }, 'from one hour to 24'],
    [{ ...wish, leastHours: 5 }, 'least hours'],
    [{ ...wish, leastHours: 0 }, 'least hours'],
    [{ ...wish, leastHours: 1.5 }, 'least hours'],
  ])('%j', (hours, problem) => {
    expect(wishedHoursProblem(hours) ?? 'none').toContain(problem ?? 'none');
  });
});

describe('the bookings that fulfil a wish', () => {
  it('are the longest first, and of those the earliest', () => {
    expect(bookingsWished(wish, at('10:00')).map(({ startAt, endAt }) => [startAt, endAt])).toEqual([
      [at('16:00'), at('20:00')],
      [at('16:00'), at('19:00')],
      [at('17:00'), at('20:00')],
    ]);
  });

  it('leave five minutes to answer an offer', () => {
    expect(bookingsWished(wish, at('15:55'))[0]).toMatchObject({ startAt: at('16:00') });
    expect(bookingsWished(wish, at('15:56')).map(({ startAt }) => startAt)).toEqual([at('17:00')]);
    expect(bookingsWished(wish, at('16:56'))).toEqual([]);
  });

  it.each(['10:00', '15:56', '16:55', '16:56', '21:00'])('are none exactly when it is over: %s', (time) => {
    expect(isWishOver(wish, at(time))).toBe(bookingsWished(wish, at(time)).length === 0);
  });
});
