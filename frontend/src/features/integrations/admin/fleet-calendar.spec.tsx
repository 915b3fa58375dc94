import { instant } from '@rigbook/contracts/kernel/time';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refuse } from '../../../testing/refuse.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { toast } from '../../../testing/toast.js';
import { FleetCalendar } from './fleet-calendar.js';

const at = '*/api/admin/calendar-feed';
const address = 'https://rigbook.example.org/api/calendar/secret.ics';

test('creates an address, shows it once, and switches it off', async () => {
  let feed = { madeAt: null as string | null, readAt: null };
  server.use(
    http.get(at, () => HttpResponse.json(feed)),
    http.post(at, () => {
      feed = { madeAt: instant('2026-11-22T08:00Z'), readAt: null };
      return HttpResponse.json({ ...feed, address }, { status: 201 });
    }),
    http.delete(at, () => {
      feed = { madeAt: null, readAt: null };
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = renderScreen(<FleetCalendar />);
  await user.click(await screen.findByRole('button', { name: 'Create an address' }));
  expect(await screen.findByText(address)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Switch off' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Switch off' }));
  expect(await toast().findByText('The calendar is switched off')).toBeVisible();
  expect(await screen.findByText('There is no address yet.')).toBeVisible();
  expect(screen.queryByText(address)).toBeNull();
});

test('is switched off only after a confirmation', async () => {
  let feed = { madeAt: instant('2026-11-20T08:00Z') as string | null, readAt: null };
  let refuses = true;
  server.use(
    http.get(at, () => HttpResponse.json(feed)),
    http.delete(at, () => {
      if (refuses) return refuse(503, 'DATABASE_UNAVAILABLE', 'Please try again.');
      feed = { madeAt: null, readAt: null };
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = renderScreen(<FleetCalendar />);
  await user.click(await screen.findByRole('button', { name: 'Switch off' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Switch off this calendar?' }));
  expect(asked.getByText(/for all subscribers/)).toBeVisible();
  await user.click(asked.getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText(/^Address created/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Switch off' }));
  const again = within(await screen.findByRole('dialog'));
  await user.click(again.getByRole('button', { name: 'Switch off' }));
  expect(await toast().findByText('The calendar could not be switched off')).toBeVisible();
  refuses = false;
  await user.click(again.getByRole('button', { name: 'Switch off' }));
  expect(await screen.findByText('There is no address yet.')).toBeVisible();
});

test('asks before a new address replaces one that is in use', async () => {
  let made = 0;
  server.use(
    http.get(at, () => HttpResponse.json({ madeAt: instant('2026-11-20T08:00Z'), readAt: null })),
    http.post(at, () => {
      made += 1;
      return HttpResponse.json({ address: 'https://rigbook.example/calendar/new.ics' }, { status: 201 });
    }),
  );
  const { user } = renderScreen(<FleetCalendar />);
  await user.click(await screen.findByRole('button', { name: 'Create a new address' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Replace the address?' }));
  expect(asked.getByText(/permanently stops working/)).toBeVisible();
  expect(made).toBe(0);
  await user.click(asked.getByRole('button', { name: 'Create a new address' }));
  expect(await screen.findByText('https://rigbook.example/calendar/new.ics')).toBeVisible();
  expect(made).toBe(1);
});

test('says when it was created and last read', async () => {
  const feed = { madeAt: instant('2026-11-20T08:00Z'), readAt: instant('2026-11-22T08:00Z') };
  server.use(http.get(at, () => HttpResponse.json(feed)));
  renderScreen(<FleetCalendar />);
  expect(await screen.findByText(/^Address created .* Last read /)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Create a new address' })).toBeVisible();
});

test('can be tried again if it failed to load', async () => {
  server.use(http.get(at, () => refuse(503, 'DATABASE_UNAVAILABLE', 'Please try again.')));
  renderScreen(<FleetCalendar />);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
