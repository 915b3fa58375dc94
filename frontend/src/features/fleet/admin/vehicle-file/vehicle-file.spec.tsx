import { instant } from '@rigbook/contracts/kernel/time';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { active, als1InFleet, requested } from '../../../../testing/examples.js';
import { refuse } from '../../../../testing/refuse.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { VehicleFile } from './vehicle-file.js';

const dent = {
  id: '01900000-0000-5000-8000-000000000d01',
  vehicle: { id: als1InFleet.id, name: 'ALS1', inFleet: true },
  area: 'rear-bumper',
  severity: 'major',
  description: 'Hangs loose',
  reportedAt: instant('2026-11-23T20:00:00Z'),
  reportedBy: { unitNumber: '101', firstName: 'Dana', lastName: 'Levi' },
  bookingId: requested.id,
  startTime: requested.startTime,
  endTime: requested.endTime,
  resolution: null,
};

function open({ out = [], damage = [], id = als1InFleet.id }: { out?: object[]; damage?: object[]; id?: string } = {}) {
  server.use(
    http.get('*/api/admin/vehicles', () => HttpResponse.json([als1InFleet])),
    http.get('*/api/admin/overview/now', () => HttpResponse.json({ out, notReady: [] })),
    http.get('*/api/admin/damage', () => HttpResponse.json(damage)),
    http.get('*/api/admin/vehicles/:id/odometer', () => HttpResponse.json([])),
    http.get('*/api/admin/contested-readings', () => HttpResponse.json([])),
    http.get('*/api/admin/bookings', ({ request }) =>
      new URL(request.url).searchParams.has('cursor')
        ? HttpResponse.json([{ ...requested, id: '01900000-0000-7000-8000-000000000b09', purpose: 'The second page' }])
        : HttpResponse.json([requested], { headers: { link: '</api?cursor=1>; rel="next"' } }),
    ),
  );
  return renderScreen(<VehicleFile />, `/?tab=vehicle&vehicle=${id}`);
}

test('has the facts, who has the vehicle, its damage, and all bookings of the last days', async () => {
  open({ out: [active], damage: [dent] });
  expect(await screen.findByRole('heading', { name: 'Vehicle file of ALS1' })).toBeVisible();
  expect(screen.getByText('41,200 km')).toBeVisible();
  const holder = within(screen.getByRole('region', { name: 'Who has it now' }));
  expect(await holder.findByText('Dana Levi, Unit 101')).toBeVisible();
  expect(await screen.findByText('Hangs loose')).toBeVisible();
  expect(screen.getByText('Not in maintenance.')).toBeVisible();
  expect(await screen.findByText('The second page')).toBeVisible();
});

test('says what there is not', async () => {
  open();
  expect(await screen.findByText('Nobody has it now.')).toBeVisible();
  expect(await screen.findByText('No open damage')).toBeVisible();
});

test('a vehicle that has left the fleet has no file', async () => {
  open({ id: '01900000-0000-7000-8000-0000000000ff' });
  expect(await screen.findByText('This vehicle is not in the fleet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All vehicles' })).toBeVisible();
});

test('a failure to load can be tried again', async () => {
  server.use(http.get('*/api/admin/vehicles', () => refuse(503, 'DATABASE_UNAVAILABLE', 'Please try again.')));
  renderScreen(<VehicleFile />, `/?tab=vehicle&vehicle=${als1InFleet.id}`);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
