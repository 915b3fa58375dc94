import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { QueryClient } from '@tanstack/react-query';
import type { LiveTopic } from '@rigbook/contracts/live-updates/live.words';
import { http, HttpResponse } from 'msw';
import { Settings } from '../../features/settings/admin/settings/settings.js';
import { VehicleFleet } from '../../features/fleet/admin/vehicle-fleet/vehicle-fleet.js';
import { createRefresher } from '../../lib/live-updates/refresher.js';
import { als1InFleet } from '../../testing/examples.js';
import { renderScreen } from '../../testing/render-screen.js';
import { server } from '../../testing/server.js';

beforeEach(() => jest.spyOn(Math, 'random').mockReturnValue(0));
afterEach(() => jest.restoreAllMocks());

const told = (queryClient: QueryClient, topic: LiveTopic) => act(() => createRefresher(queryClient).told([topic]));

test('typed values stay, others are updated, and the focus does not move', async () => {
  let settings = { organizationName: 'Rigbook', contactEmail: 'office@example.org', whatsappNumber: null };
  const others = {
    emergencyNumbers: [],
    timezone: 'UTC',
    language: 'en',
    peopleLanguage: 'en',
    country: 'IL',
    checkInOpensMinutesBefore: 45,
  };
  server.use(
    http.get('*/api/admin/settings', () => HttpResponse.json({ ...others, ...settings })),
    http.get('*/api/admin/templates', () => HttpResponse.json([])),
    http.get('*/api/admin/channels', () => HttpResponse.json([])),
  );
  const { queryClient } = renderScreen(<Settings />);
  const name = await screen.findByLabelText('Organization name');
  act(() => name.focus());
  fireEvent.change(name, { target: { value: 'Night Riders' } });
  settings = { ...settings, organizationName: 'Day Riders', contactEmail: 'new@example.org' };
  told(queryClient, 'admin-settings');
  await waitFor(() => expect(screen.getByLabelText('Contact email')).toHaveValue('new@example.org'));
  expect(name).toHaveValue('Night Riders');
  expect(name).toHaveFocus();
});

test('a dialog keeps its typed text and stays open, even without an answer', async () => {
  let vehicles: object[] = [als1InFleet];
  let down = false;
  const asked = jest.fn();
  server.use(
    http.get('*/api/admin/vehicles', () => {
      asked();
      return down ? HttpResponse.error() : HttpResponse.json(vehicles);
    }),
  );
  const { queryClient } = renderScreen(<VehicleFleet />);
  fireEvent.click(await screen.findByRole('button', { name: 'Edit ALS1' }));
  const field = await screen.findByLabelText('Location');
  fireEvent.change(field, { target: { value: 'Base, bay 9' } });
  vehicles = [als1InFleet, { ...als1InFleet, id: 'other', name: 'BLS9' }];
  told(queryClient, 'admin-vehicles');
  expect(await screen.findByText('BLS9')).toBeInTheDocument();
  expect(field).toHaveValue('Base, bay 9');
  down = true;
  told(queryClient, 'admin-vehicles');
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(3));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(field).toBeVisible();
  expect(field).toHaveValue('Base, bay 9');
});
