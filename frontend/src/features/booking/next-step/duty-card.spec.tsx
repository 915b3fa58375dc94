import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { active } from '../../../testing/examples.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { DutyCard } from './duty-card.js';

afterEach(() => jest.useRealTimers());

/** Dana's shift on ALS1 lasts until 22:00. */
function show(now: string, taken: readonly object[] = []) {
  jest.useFakeTimers({ now: Date.parse(`2026-11-23T${now}Z`), advanceTimers: true });
  const numbers = [{ contact: 'dispatch', number: '1221' }];
  server.use(
    http.get('*/api/vehicles/calendar', () =>
      HttpResponse.json([{ vehicleId: active.vehicle.id, taken, outOfService: null }]),
    ),
    http.get('*/api/contacts', () => HttpResponse.json({ whatsappNumber: null, emergencyNumbers: numbers })),
  );
  renderScreen(<DutyCard booking={active} />);
}

test('says what is left and until when, what was read at check-in, whom to call, and leads to the checkout', async () => {
  show('17:30:00');
  expect(screen.getByRole('region', { name: 'On duty' })).toBeVisible();
  for (const shown of ['ALS1', '2 h 30 min', 'Until today, 22:00', '80%', '41,200 km'])
    expect(screen.getByText(shown)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Check out' })).toHaveAttribute('href', `/checkout/${active.id}`);
  expect(await screen.findByRole('link', { name: /1221/ })).toHaveAttribute('href', 'tel:1221');
});

test('says when the vehicle is wanted next', async () => {
  show('17:30:00', [
    { startTime: '2026-11-23T15:58:00Z', endTime: '2026-11-23T20:00:00Z' },
    { startTime: '2026-11-23T22:00:00Z', endTime: '2026-11-24T02:00:00Z' },
  ]);
  expect(await screen.findByText('Tomorrow, 00:00')).toBeVisible();
});

test('a shift past its end is overdue', async () => {
  show('20:40:00');
  expect(screen.getByText('Overdue by')).toBeVisible();
  expect(screen.getByText('40 min')).toBeVisible();
  expect(screen.getByText('Due back today, 22:00')).toBeVisible();
  expect(await screen.findByText('None in the coming days')).toBeVisible();
});
