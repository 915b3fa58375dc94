import { instant } from '@rigbook/contracts/kernel/time';
import { diaryAddress, diaryFilterOf, isNarrowed } from './diary-search.js';

const search = (address: string) => diaryAddress.parse(new URLSearchParams(address));
const now = instant('2026-11-22T08:30:00Z');
const vehicle = '01900000-0000-7000-8000-0000000000a1';

test("the address has the diary's filters and order", () => {
  const whole = search(
    `tab=diary&q= dana+levi&status=pending&vehicle=${vehicle}&unit=007&from=2026-11-23&to=2026-11-24&order=first-requested`,
  );
  expect(whole).toEqual({
    q: 'dana levi',
    status: 'pending',
    vehicle,
    unit: '007',
    from: '2026-11-23',
    to: '2026-11-24',
    order: 'first-requested',
  });
  expect(diaryAddress.with(diaryAddress.with(whole, 'q', ''), 'unit', '101')).toEqual({
    ...whole,
    q: undefined,
    unit: '101',
  });
  expect(isNarrowed(whole)).toBe(true);
});

test.each([
  '',
  'q=+++',
  'status=open',
  'unit=7',
  'unit=abc',
  'from=yesterday',
  'to=2026-02-30',
  'vehicle=ALS1',
  'order=newest-start',
  'order=biggest',
  'unsigned=false',
  'overdue=',
  'at=7',
  'at=1-24',
  'at=monday',
])('"%s" filters nothing', (address) => {
  expect(search(address)).toEqual({});
  expect(isNarrowed(search(address))).toBe(false);
});

test('an order filters nothing either', () => expect(isNarrowed(search('order=oldest-start'))).toBe(false));

test('days are those of the organization, including the last one, even when the clocks change', () => {
  expect(diaryFilterOf(search('from=2026-10-24&to=2026-10-24'), 'Asia/Jerusalem', now)).toEqual({
    from: '2026-10-23T21:00:00.000Z',
    to: '2026-10-24T21:00:00.000Z',
  });
  expect(diaryFilterOf(search('from=2026-10-25&to=2026-10-25&q=dana'), 'Asia/Jerusalem', now)).toEqual({
    search: 'dana',
    from: '2026-10-24T21:00:00.000Z',
    to: '2026-10-25T22:00:00.000Z',
  });
});

test('the diary behind a usage figure requests what the figure counts', () => {
  const asked = (address: string) => diaryFilterOf(search(address), 'Asia/Jerusalem', now);
  expect(asked('unsigned=true&overdue=true')).toEqual({ unsigned: true, overdue: true });
  expect(asked('booked=true&begun=true&checkedIn=true')).toEqual({ booked: true, begun: true, checkedIn: true });
  expect(asked('at=0-0')).toEqual({ weekday: 0, hour: 0 });
  expect(asked('at=6')).toEqual({ weekday: 6 });
  expect(isNarrowed(search('at=6'))).toBe(true);
});

test('a start that has passed or is still ahead is told at the full hour', () => {
  const asked = (address: string) => diaryFilterOf(search(address), 'Asia/Jerusalem', now);
  expect(asked('start=ahead')).toEqual({ from: '2026-11-22T09:00:00.000Z' });
  expect(asked('start=passed')).toEqual({ to: '2026-11-22T09:00:00.000Z' });
  expect(asked('start=ahead&from=2026-11-24')).toEqual({ from: '2026-11-23T22:00:00.000Z' });
  expect(asked('start=passed&from=2026-11-21&to=2026-11-24')).toMatchObject({ to: '2026-11-22T09:00:00.000Z' });
  expect(isNarrowed(search('start=ahead'))).toBe(true);
});
