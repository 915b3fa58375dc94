import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { connection } from '../../../lib/connection/connection.js';
import { emptyDevice } from '../../../testing/device/empty-device.js';
import { outbox } from '../../../lib/outbox/outbox.js';
import { deviceStorage } from '../../../lib/storage/device-storage.js';
import { active, signed } from '../../../testing/examples.js';
import { fill } from '../../../testing/fill.js';
import { refuse } from '../../../testing/refuse.js';
import { renderFormScreen } from '../../../testing/render-form-screen.js';
import { server } from '../../../testing/server.js';
import { toast } from '../../../testing/toast.js';
import { ReportDamageScreen } from './report-damage-screen.js';

const bookingUrl = `*/api/bookings/${active.id}`;

beforeEach(() => {
  outbox.close();
  connection.reached();
  emptyDevice();
  localStorage.clear();
});

async function openReport() {
  server.use(http.get(bookingUrl, () => HttpResponse.json(active)));
  const { user, queryClient } = renderFormScreen(<ReportDamageScreen bookingId={active.id} />);
  await screen.findByRole('button', { name: 'Send report' });
  const send = () => user.click(screen.getByRole('button', { name: 'Send report' }));
  const fillIn = async (words = 'Flat') => {
    await user.selectOptions(screen.getByRole('combobox', { name: 'Place on the drawing' }), 'Left rear wheel');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Severity' }), 'Major');
    await fill(user, screen.getByRole('textbox', { name: 'Description' }), words);
  };
  return { user, send, fillIn, queryClient };
}

test('a report of the shift is sent, and the next one can follow', async () => {
  const sent: object[] = [];
  server.use(
    http.post(`${bookingUrl}/damage`, async ({ request }) => {
      sent.push((await request.json()) as object);
      return HttpResponse.json(active);
    }),
  );
  const { send, fillIn } = await openReport();
  await fillIn();
  await send();
  expect(await toast().findByText('Damage reported')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('');
  await fillIn();
  await send();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    { area: 'wheels', place: 'left-rear-wheel', severity: 'major', description: 'Flat' },
    { area: 'wheels', place: 'left-rear-wheel' },
  ]);
  expect(new Set(sent.map((report) => (report as { reportId: string }).reportId)).size).toBe(2);
});

test('who has booked a vehicle that is not out sees what is known of it, with its photos', async () => {
  const mirror = {
    id: '0199c0de-1401-7000-8000-000000001401',
    label: { en: 'Left mirror', he: 'מראה שמאלית' },
    isCritical: false,
    words: 'It hangs down',
    reading: null,
    expiresOn: null,
    reportedAt: '2026-11-22T12:00:00.000Z',
    state: 'open',
    plannedOn: null,
    photos: [{ id: '0199c0de-1402-7000-8000-000000001402', state: 'here' }],
  };
  server.use(
    http.get(bookingUrl, () => HttpResponse.json({ ...signed, id: active.id })),
    http.get(`${bookingUrl}/known-defects`, () => HttpResponse.json([mirror])),
  );
  renderFormScreen(<ReportDamageScreen bookingId={active.id} />);
  expect(await screen.findByText('It hangs down')).toBeVisible();
  expect(screen.getByText('The vehicle is not with you now.')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Photo 1 of the defect' })).toHaveAttribute(
    'src',
    expect.stringContaining(`/api/bookings/${active.id}/known-defects/photos/${mirror.photos[0]!.id}`),
  );
});

test('what is missing is said next to the field', async () => {
  const { send } = await openReport();
  await send();
  expect(screen.getAllByText('Please fill in all damage report fields')).toHaveLength(3);
});

test('a refused report keeps what was typed, and says why', async () => {
  server.use(http.post(`${bookingUrl}/damage`, () => refuse(409, 'EDIT_CONFLICT', 'It has changed.')));
  const { send, fillIn } = await openReport();
  await fillIn();
  await send();
  expect(await toast().findByText('Not reported')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Flat');
});

test('without a network any number of reports wait on the device, and are sent in order, each once', async () => {
  const sent: [string | null, string][] = [];
  let isThere = false;
  server.use(
    http.get('*/api/health/live', () => HttpResponse.error()),
    http.post(`${bookingUrl}/damage`, async ({ request }) => {
      if (!isThere) return HttpResponse.error();
      const { description } = (await request.json()) as { description: string };
      sent.push([request.headers.get('idempotency-key'), description]);
      return HttpResponse.json(active);
    }),
  );
  const { send, fillIn } = await openReport();
  for (const [nth, words] of ['First', 'Second', 'Third'].entries()) {
    await fillIn(words);
    await send();
    const waiting =
      nth === 0 ? 'One report is waiting for the network' : `${nth + 1} reports are waiting for the network`;
    expect(await screen.findByText(waiting)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('');
  }
  isThere = true;
  act(() => connection.reached());
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent.map(([, description]) => description)).toEqual(['First', 'Second', 'Third']);
  expect(new Set(sent.map(([key]) => key)).size).toBe(3);
  await waitFor(() => expect(screen.queryByText(/waiting for the network/)).toBeNull());
  expect(deviceStorage.keys('of.')).toEqual([]);
});

test('a report that waits can be taken back, and is sent under the same key if nothing was changed', async () => {
  const keys: (string | null)[] = [];
  server.use(
    http.get('*/api/health/live', () => HttpResponse.error()),
    http.post(`${bookingUrl}/damage`, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return keys.length < 3 ? HttpResponse.error() : HttpResponse.json(active);
    }),
  );
  const { user, send, fillIn } = await openReport();
  await fillIn();
  await send();
  expect(await screen.findByText('One report is waiting for the network')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Take back: Wheels.*: Flat$/ }));
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Flat');
  await send();
  expect(await screen.findByText('One report is waiting for the network')).toBeVisible();
  act(() => connection.reached());
  expect(await toast().findByText('Damage reported')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('');
  expect(new Set(keys).size).toBe(1);
});

/** Without a network, two reports wait and a third is being written. `refuseWith` brings the network back, with what the server says. */
async function writeThree(code: string, reason: string) {
  let isThere = false;
  server.use(
    http.get('*/api/health/live', () => HttpResponse.error()),
    http.post(`${bookingUrl}/damage`, () => (isThere ? refuse(409, code, reason) : HttpResponse.error())),
  );
  const { user, send, fillIn, queryClient } = await openReport();
  for (const words of ['First', 'Second']) {
    await fillIn(words);
    await send();
    await screen.findByText(words === 'First' ? /^One report is waiting/ : /^2 reports are waiting/);
  }
  await fillIn('Third');
  const reconnect = () => {
    isThere = true;
    act(() => connection.reached());
  };
  return { user, reconnect, queryClient };
}

const description = () => screen.getByRole('textbox', { name: 'Description' });

test('a report that is refused while the next one is written is kept next to it, and can be opened or discarded', async () => {
  const { user, reconnect } = await writeThree('EDIT_CONFLICT', 'It has changed.');
  reconnect();
  expect(await screen.findByText('2 reports were not sent')).toBeVisible();
  expect(description()).toHaveValue('Third');
  await user.click(screen.getByRole('button', { name: /^Open: .*First$/ }));
  expect(description()).toHaveValue('First');
  expect(screen.getAllByText('It has changed.')).not.toHaveLength(0);
  await user.click(screen.getByRole('button', { name: /^Discard: .*Second$/ }));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByText('Second', { exact: false })).toBeNull();
  expect(description()).toHaveValue('First');
});

test('a report that came back and is open can be put aside for another one, or discarded', async () => {
  const { user, reconnect } = await writeThree('EDIT_CONFLICT', 'It has changed.');
  reconnect();
  await user.click(await screen.findByRole('button', { name: /^Open: .*First$/ }));
  await user.click(screen.getByRole('button', { name: 'Write another' }));
  expect(description()).toHaveValue('Third');
  await user.click(screen.getByRole('button', { name: /^Open: .*First$/ }));
  await user.click(screen.getByRole('button', { name: /^Discard: .*First$/ }));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(description()).toHaveValue('Third');
  expect(screen.getByText('One report was not sent')).toBeVisible();
});

test('reports that are refused since the vehicle was returned from another device are there to be read and discarded', async () => {
  const { user, reconnect, queryClient } = await writeThree('VEHICLE_NOT_WITH_YOU', 'It was returned.');
  server.use(http.get(bookingUrl, () => HttpResponse.json({ ...active, status: 'completed' })));
  reconnect();
  await waitFor(() => expect(outbox.all()).toEqual([]));
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByText('The vehicle is not with you now.')).toBeVisible();
  expect(screen.getByText('3 reports were not sent')).toBeVisible();
  for (const words of ['First', 'Second', 'Third'])
    expect(screen.getByText(new RegExp(`Left rear wheel: ${words} · Major$`))).toBeVisible();
  expect(screen.getAllByText('It was returned.')).not.toHaveLength(0);
  expect(screen.getByText(/press "Report something", or call/)).toBeVisible();
  for (const words of ['First', 'Second', 'Third']) {
    await user.click(screen.getByRole('button', { name: new RegExp(`^Discard: .*${words}`) }));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
  }
  expect(screen.queryByText(/not sent/)).toBeNull();
  expect(deviceStorage.keys('of.')).toEqual([]);
});

const room = (has: (key: string) => boolean) => {
  const { setItem } = Storage.prototype;
  return jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function set(this: Storage, key, value) {
    if (!has(key)) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
};

test('also where the device stores nothing, a refused report keeps what was typed', async () => {
  const blocked = room(() => false);
  server.use(http.post(`${bookingUrl}/damage`, () => refuse(409, 'EDIT_CONFLICT', 'It has changed.')));
  const { send, fillIn } = await openReport();
  await fillIn();
  await send();
  expect(await toast().findByText('Not reported')).toBeVisible();
  expect(description()).toHaveValue('Flat');
  blocked.mockRestore();
});

test('a report that the device has no room to send is still there if the page is gone before the answer', async () => {
  const full = room((key) => !key.includes('.letter.'));
  server.use(
    http.get('*/api/health/live', () => HttpResponse.error()),
    http.post(`${bookingUrl}/damage`, () => HttpResponse.error()),
  );
  const { send, fillIn } = await openReport();
  await fillIn();
  await send();
  expect(await screen.findByText(/Leave this page open/)).toBeVisible();
  expect(screen.queryByText(/not sent/)).toBeNull();
  expect(description()).toHaveValue('');
  expect(Object.keys(localStorage).filter((key) => key.includes('.draft.damage.'))).toHaveLength(1);
  full.mockRestore();
});

test('before the check-in it says when damage can be reported', async () => {
  server.use(http.get(`*/api/bookings/${signed.id}`, () => HttpResponse.json(signed)));
  renderFormScreen(<ReportDamageScreen bookingId={signed.id} />);
  expect(await screen.findByText('The vehicle is not with you now.')).toBeVisible();
});
