import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { als1, dana } from '../../../testing/examples.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { BookVehicle } from './book-vehicle.js';

const nothing = { submittedAt: null, decidedAt: null, notes: null, photosDeletedAt: null };

function open(licence: object) {
  server.use(
    http.get('*/api/vehicles', () => HttpResponse.json([als1])),
    http.get('*/api/license-verification', () => HttpResponse.json({ ...nothing, ...licence })),
  );
  const ignore = () => undefined;
  renderScreen(
    <BookVehicle
      vehicleId={als1.id}
      user={{ ...dana, licenseVerified: false }}
      onChangeVehicle={ignore}
      onBooked={ignore}
      onClose={ignore}
    />,
  );
}

test('who waits for the review of a license is told so before the calendar, and not asked to upload again', async () => {
  open({ status: 'pending', submittedAt: '2026-11-22T10:00:00.000Z' });
  expect(await screen.findByText(/^Your license has been awaiting admin review since/)).toBeVisible();
  expect(screen.queryByText('Available for booking')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Upload license photos' })).toBeNull();
});

test('after a rejection the calendar waits too, and the reason is shown', async () => {
  open({ status: 'rejected', notes: 'The back is blurred' });
  expect(await screen.findByText('The back is blurred')).toBeVisible();
  expect(screen.queryByText('Available for booking')).toBeNull();
});
