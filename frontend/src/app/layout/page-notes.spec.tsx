/** @runs-alone A call left running by another spec would change the connection state. */
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { connection } from '../../lib/connection/connection.js';
import { announceNewVersion } from '../../lib/new-version.js';
import { outbox } from '../../lib/outbox/outbox.js';
import { renderScreen } from '../../testing/render-screen.js';
import { server } from '../../testing/server.js';
import { PageNotes } from './page-notes.js';

afterEach(() => {
  outbox.close();
  connection.reached();
});

test('says that there is no connection, and goes away when the server answers', async () => {
  const { user } = renderScreen(<PageNotes listsForms />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => connection.lost());
  expect(screen.getByText('No connection to Rigbook. What you fill in stays on this device.')).toBeVisible();
  server.use(http.get('*/api/health/live', () => HttpResponse.json({ status: 'ok' })));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
});

test('lists the forms waiting for the network', async () => {
  server.use(
    http.get('*/api/health/live', () => HttpResponse.error()),
    http.post('*/api/bookings/b1/checkout', () => HttpResponse.error()),
  );
  renderScreen(<PageNotes listsForms />);
  act(() => outbox.send({ kind: 'checkout', bookingId: 'b1', subject: 'BLS2', body: {}, idempotencyKey: 'k' }));
  expect(await screen.findByText('Your checkout of BLS2 waits for the network.')).toBeVisible();
});

test('offers a newer version calmly: now or later', async () => {
  const load = jest.fn();
  const { user } = renderScreen(<PageNotes listsForms />);
  act(() => announceNewVersion(load));
  await user.click(screen.getByRole('button', { name: 'Load it' }));
  expect(load).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByText('A new version of Rigbook is ready.')).toBeNull();
});
