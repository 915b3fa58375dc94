import { act, renderHook } from '@testing-library/react';
import { instantOfDate } from '@rigbook/contracts/kernel/time';
import { useNow } from './use-now.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const read = () => {
  const renderings: string[] = [];
  const { unmount } = renderHook(() => renderings.push(useNow()));
  return { renderings, unmount };
};

test('a reader is rendered once, and again every half minute', () => {
  const { renderings, unmount } = read();
  const first = renderings.length;
  act(() => jest.advanceTimersByTime(1_000));
  const { renderings: others, unmount: unmountOther } = read();
  expect(others).toHaveLength(1);
  act(() => jest.advanceTimersByTime(29_000));
  expect([renderings.length, others.length]).toEqual([first + 1, 2]);
  expect(renderings.at(-1)).toBe(instantOfDate(new Date()));
  unmount();
  unmountOther();
});

test('the first reader after a pause sees the present, not the end of the last screen', () => {
  read().unmount();
  jest.setSystemTime(Date.now() + 60_000);
  const { renderings, unmount } = read();
  expect(renderings.at(-1)).toBe(instantOfDate(new Date()));
  unmount();
});
