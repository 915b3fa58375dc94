import { instant } from '@rigbook/contracts/kernel/time';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { als1, dana } from '../../../../testing/examples.js';
import { refuse } from '../../../../testing/refuse.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { VehicleOdometer } from './vehicle-odometer.js';

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
const out = { ...shift, bookingId: '01900000-0000-7000-8000-000000000b03', checkOut: null, unaccounted: 0 };

beforeEach(() => server.use(http.get('*/api/admin/contested-readings', () => HttpResponse.json([]))));

test('the ledger of a vehicle has what counts, what was read, and what nobody accounts for', async () => {
  server.use(http.get('*/api/admin/vehicles/:id/odometer', () => HttpResponse.json([out, shift])));
  renderScreen(<VehicleOdometer vehicleId={als1.id} />);
  const table = within(await screen.findByRole('region', { name: 'Odometer' }));
  expect(await table.findByText(/^41,364 km/)).toBeVisible();
  expect(table.getByText('read: 413,640 km')).toBeVisible();
  expect(table.getByText('36 km')).toBeVisible();
  expect(table.getByText('64 km')).toBeVisible();
  expect(table.getByText('not back')).toBeVisible();
});

test('a vehicle without shifts says so', async () => {
  server.use(http.get('*/api/admin/vehicles/:id/odometer', () => HttpResponse.json([])));
  renderScreen(<VehicleOdometer vehicleId={als1.id} />);
  expect(await screen.findByText('No shift has driven it yet.')).toBeVisible();
});

test('a ledger that cannot be loaded can be tried again', async () => {
  server.use(http.get('*/api/admin/vehicles/:id/odometer', () => refuse(503, 'DATABASE_UNAVAILABLE', 'Try again.')));
  renderScreen(<VehicleOdometer vehicleId={als1.id} />);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
