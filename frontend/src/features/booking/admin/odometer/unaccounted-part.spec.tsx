import { day } from '@rigbook/contracts/kernel/calendar';
import { instant } from '@rigbook/contracts/kernel/time';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { als1, dana } from '../../../../testing/examples.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { UnaccountedPart } from './unaccounted-part.js';

const shift = {
  bookingId: '01900000-0000-7000-8000-000000000b02',
  vehicle: { id: als1.id, name: 'ALS1' },
  user: dana,
  checkIn: { at: instant('2026-11-23T16:05:00Z'), mileage: 41_300, read: null, contests: [] },
  checkOut: { at: instant('2026-11-23T20:00:00Z'), mileage: 41_364, read: 413_640, contests: [] },
  before: {
    bookingId: '01900000-0000-7000-8000-000000000b01',
    user: { ...dana, unitNumber: '102', firstName: 'Noa', lastName: 'Cohen' },
    at: instant('2026-11-22T20:00:00Z'),
    mileage: 41_264,
  },
  unaccounted: 36,
};
const days = { from: day('2026-11-01'), to: day('2026-11-30') };
const gaps = '*/api/admin/unaccounted-kilometers';

test('unaccounted kilometers name who had the vehicle before and after, and can be exported', async () => {
  const exported: string[] = [];
  server.use(
    http.get(gaps, () => HttpResponse.json([shift])),
    http.get(`${gaps}/export`, ({ request }) => {
      exported.push(new URL(request.url).search);
      return new HttpResponse('Vehicle', { headers: { 'content-type': 'text/csv' } });
    }),
  );
  const { user } = renderScreen(<UnaccountedPart days={days} />);
  const part = within(await screen.findByRole('region', { name: 'Unaccounted kilometers' }));
  expect(await part.findByText('36 km')).toBeVisible();
  expect(part.getByText(/Noa Cohen, Unit 102/)).toBeVisible();
  expect(part.getByText(/Dana Levi, Unit 101/)).toBeVisible();
  await user.click(part.getByRole('button', { name: 'Export as CSV' }));
  expect(exported).toEqual(['?from=2026-11-01&to=2026-11-30&language=en']);
});

test('days on which every kilometer belongs to a shift say so', async () => {
  server.use(http.get(gaps, () => HttpResponse.json([])));
  renderScreen(<UnaccountedPart days={days} />);
  expect(await screen.findByText('Every kilometer of these days belongs to a shift.')).toBeVisible();
});
