import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refuse } from '../../../testing/refuse.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { setDay } from '../../../testing/set-day.js';
import { Export } from './export.js';

const followed: string[] = [];
beforeEach(() => {
  followed.length = 0;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function follow(this: HTMLAnchorElement) {
    followed.push(this.href);
  });
});
afterEach(() => jest.restoreAllMocks());

test('the browser downloads the chosen file', async () => {
  server.use(http.get('*/api/audit/export/events', () => new HttpResponse('')));
  const { user } = renderScreen(<Export />);
  await user.click(screen.getByRole('radio', { name: /^Events/ }));
  await user.click(screen.getByRole('radio', { name: /^JSON Lines/ }));
  setDay('First day', '2026-11-01');
  setDay('Last day', '2026-11-30');
  await user.click(screen.getByRole('button', { name: 'Save the file' }));
  expect(await screen.findByText('The download has started')).toBeVisible();
  expect(followed).toEqual([
    expect.stringContaining('/api/audit/export/events?from=2026-11-01&to=2026-11-30&format=jsonl&language=en'),
  ]);
});

test('a refusal is shown, and no download starts', async () => {
  server.use(http.get('*/api/audit/export/bookings', () => refuse(403, 'AUDITOR_ONLY', 'Only auditors may do this.')));
  const { user } = renderScreen(<Export />);
  await user.click(screen.getByRole('button', { name: 'Save the file' }));
  expect(await screen.findByText('Only auditors may do this.')).toBeVisible();
  expect(followed).toEqual([]);
});

test('days in the wrong order are reported before anything is sent', async () => {
  const { user } = renderScreen(<Export />);
  setDay('First day', '2026-11-30');
  setDay('Last day', '2026-11-01');
  await user.click(screen.getByRole('button', { name: 'Save the file' }));
  expect(await screen.findByText('The last day must not be before the first day.')).toBeVisible();
  expect(followed).toEqual([]);
});
