import { diaryFilterOf, diarySearchOf } from './diary-search.js';

const search = (address: string) => diarySearchOf(new URLSearchParams(address));

test('the address says what the diary is narrowed by', () => {
  expect(search('tab=diary&status=pending&vehicle=v1&unit=007&from=2026-11-23&to=2026-11-24')).toEqual({
    status: 'pending',
    vehicle: 'v1',
    unit: '007',
    from: '2026-11-23',
    to: '2026-11-24',
  });
});

test.each(['', 'status=open', 'unit=7', 'unit=abc', 'from=yesterday', 'to=2026-02-30', 'vehicle='])(
  '"%s" narrows nothing',
  (address) => {
    expect(search(address)).toEqual({});
  },
);

test('days are those of the organisation, the last one included, also when the clocks change', () => {
  expect(diaryFilterOf(search('from=2026-10-24&to=2026-10-24'), 'Asia/Jerusalem')).toEqual({
    from: '2026-10-23T21:00:00.000Z',
    to: '2026-10-24T21:00:00.000Z',
  });
  expect(diaryFilterOf(search('from=2026-10-25&to=2026-10-25'), 'Asia/Jerusalem')).toEqual({
    from: '2026-10-24T21:00:00.000Z',
    to: '2026-10-25T22:00:00.000Z',
  });
});
