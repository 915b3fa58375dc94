import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { OnPaperContext } from '../../../../lib/time/on-paper.js';
import { refuse } from '../../../../testing/refuse.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { CoverageWeek } from './coverage-week.js';

const hour = (startTime: string, free: number, leastFree: number | null) => ({
  startTime,
  free,
  onShift: 2,
  leastFree,
  leastOnShift: null,
});
const coverage = {
  types: [
    {
      vehicleType: 'ALS',
      hours: [
        hour('2026-11-27T20:00:00.000Z', 0, 1),
        hour('2026-11-27T21:00:00.000Z', 1, 1),
        hour('2026-11-27T22:00:00.000Z', 1, null),
      ],
    },
  ],
  below: [
    {
      vehicleType: 'ALS',
      counts: 'free',
      startTime: '2026-11-27T20:00:00.000Z',
      endTime: '2026-11-27T21:00:00.000Z',
      left: 0,
      least: 1,
      nextBackAt: '2026-11-27T21:00:00.000Z',
    },
  ],
};

test('hours go across and types down; what is below a floor says so by a sign and in words', async () => {
  server.use(http.get('*/api/admin/coverage', () => HttpResponse.json(coverage)));
  const { user } = renderScreen(<CoverageWeek />);
  const table = within(await screen.findByRole('table', { name: 'Coverage in the next seven days' }));
  const row = within(table.getByRole('row', { name: /^ALS/ }));
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['0!', '1', '1']);
  expect(table.getByRole('columnheader', { name: '22' })).toBeInTheDocument();
  expect(screen.getByText('1 time below a floor')).toBeVisible();
  expect(screen.getByText(/^0 of at least 1 ALS free/)).toBeVisible();
  // what scrolls is reached by the keyboard
  expect(screen.getByRole('group', { name: 'Coverage in the next seven days' })).toHaveAttribute('tabindex', '0');

  await user.click(screen.getByRole('radio', { name: 'On shift' }));
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['2', '2', '2']);
  expect(screen.getByText('No hour is below a floor.')).toBeVisible();
});

test('on paper each day has a table of its own, since a sheet does not scroll', async () => {
  server.use(http.get('*/api/admin/coverage', () => HttpResponse.json(coverage)));
  renderScreen(
    <OnPaperContext value>
      <CoverageWeek />
    </OnPaperContext>,
  );
  const days = await screen.findAllByRole('table', { name: 'Coverage in the next seven days' });
  const countsOf = (table: HTMLElement) =>
    within(table)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(days.map(countsOf)).toEqual([['0!', '1'], ['1']]);
});

test('without vehicles it says so, and what failed can be tried again', async () => {
  server.use(http.get('*/api/admin/coverage', () => refuse(503, 'DATABASE_UNAVAILABLE', 'Not now.')));
  const { user } = renderScreen(<CoverageWeek />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.use(http.get('*/api/admin/coverage', () => HttpResponse.json({ types: [], below: [] })));
  await user.click(again);
  expect(await screen.findByText('There are no vehicles yet.')).toBeVisible();
});

test('in Usage the weeks before can be read too, and one tap leads back to today', async () => {
  const asked: string[] = [];
  server.use(
    http.get('*/api/admin/coverage', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('from') ?? '');
      return HttpResponse.json(coverage);
    }),
  );
  const { user } = renderScreen(<CoverageWeek isAny />);
  await screen.findByRole('table', { name: 'Coverage in the next seven days' });
  await user.click(screen.getByRole('button', { name: 'Week before' }));
  expect(await screen.findByText(/floors as they are now/)).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Coverage in the next seven days' })).toBeNull();
  expect(screen.getByRole('table', { name: /^Coverage, / })).toBeVisible();
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]! < asked[0]!).toBe(true);
  await user.click(screen.getByRole('button', { name: 'From today' }));
  expect(await screen.findByRole('table', { name: 'Coverage in the next seven days' })).toBeVisible();
  expect(screen.queryByText(/floors as they are now/)).toBeNull();
});
