import { act, renderHook } from '@testing-library/react';
import { addHours, type Instant, instantOfDate, millisOf } from '@rigbook/contracts/kernel/time';
import { http, HttpResponse } from 'msw';
import { server } from '../../testing/server.js';
import { api } from '../http/client.js';
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

test.each([1, -1])('a device whose clock is %s hours off shows the time of the server', async (hours) => {
  jest.useFakeTimers({ advanceTimers: true });
  const answerAt = (date: Date, from = 'the server') =>
    server.use(
      http.get('*/api/vehicles', () => {
        const mark = from === 'the server' && { 'X-Correlation-Id': 'c1' };
        return HttpResponse.json([], { headers: { Date: date.toUTCString(), ...mark } });
      }),
    );
  const { renderings, unmount } = read();
  const device = () => instantOfDate(new Date());
  answerAt(new Date(addHours(device(), hours)));
  await act(() => api.GET('/api/vehicles'));
  const off = millisOf(renderings.at(-1)! as Instant) - Date.now();
  expect(Math.round(off / 60_000)).toBe(hours * 60);
  answerAt(new Date(0), 'something in between');
  await act(() => api.GET('/api/vehicles'));
  expect(Math.round((millisOf(renderings.at(-1)! as Instant) - Date.now()) / 60_000)).toBe(hours * 60);
  answerAt(new Date());
  await act(() => api.GET('/api/vehicles'));
  expect(Math.abs(millisOf(renderings.at(-1)! as Instant) - Date.now())).toBeLessThan(30_000);
  unmount();
});
