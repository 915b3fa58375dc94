import { retryAfterSeconds } from './post-message.js';

const date = 'Mon, 23 Nov 2026 08:00:00 GMT';

describe('Retry-After', () => {
  it.each([
    ['120', 120],
    ['0', 0],
    ['Mon, 23 Nov 2026 08:01:30 GMT', 90],
    ['Mon, 23 Nov 2026 07:59:00 GMT', null],
    ['-5', null],
    ['soon', null],
    ['', null],
    [undefined, null],
  ])('%s: %s seconds', (asked, seconds) =>
    expect(retryAfterSeconds({ date, ...(asked !== undefined && { 'retry-after': asked }) })).toBe(seconds),
  );

  it('as a date says nothing without the date of the answer', () =>
    expect(retryAfterSeconds({ 'retry-after': date })).toBeNull());
});
