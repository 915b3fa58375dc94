import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { connection } from '../../../lib/connection/connection.js';
import { emptyDevice } from '../../../testing/device/empty-device.js';
import { ownedKey } from '../../../lib/device/owned-storage.js';
import { outbox } from '../../../lib/outbox/outbox.js';
import { photoQueue } from '../../../lib/photos/photo-queue.js';
import { deviceStorage } from '../../../lib/storage/device-storage.js';
import { als1 } from '../../../testing/examples.js';
import { refuse } from '../../../testing/refuse.js';
import { renderFormScreen } from '../../../testing/render-form-screen.js';
import { server } from '../../../testing/server.js';
import { toast } from '../../../testing/toast.js';
import { ReportSeen } from './report-seen.js';

/** as the server does, which has nothing to say */
const answered = { status: 204, headers: { 'x-correlation-id': 'c1' } };
beforeEach(() => emptyDevice());

const words = () => screen.getByRole('textbox', { name: 'What did you see?' });

async function open() {
  const { user } = renderFormScreen(<ReportSeen vehicle={als1} />);
  await user.click(screen.getByRole('button', { name: 'Report something' }));
  return { user, send: () => user.click(screen.getByRole('button', { name: 'Send report' })) };
}

test('what somebody sees is reported with its place, and the next report begins empty', async () => {
  const sent: object[] = [];
  server.use(
    http.post(`*/api/vehicles/${als1.id}/seen`, async ({ request }) => {
      sent.push((await request.json()) as object);
      return new HttpResponse(null, answered);
    }),
  );
  const { user, send } = await open();
  await user.type(words(), 'It hangs down');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Place on the drawing' }), 'Left mirror');
  await send();
  expect(await toast().findByText('Reported')).toBeVisible();
  expect(sent).toEqual([{ reportId: expect.any(String), words: 'It hangs down', place: 'left-mirror' }]);
  await user.click(screen.getByRole('button', { name: 'Report something' }));
  expect(words()).toHaveValue('');
});

test('photos follow the report, and are announced with it', async () => {
  const sent: { readonly photoIds?: readonly string[] }[] = [];
  const handedIn: unknown[] = [];
  server.use(
    http.post(`*/api/vehicles/${als1.id}/seen`, async ({ request }) => {
      sent.push((await request.json()) as object);
      return new HttpResponse(null, answered);
    }),
    http.post('*/api/objects/upload', () =>
      HttpResponse.json({ uploadURL: '/api/objects/uploads/1' }, { status: 201 }),
    ),
    http.put('*/api/objects/uploads/1', () => new HttpResponse(null, { status: 204 })),
    http.put(`*/api/vehicles/${als1.id}/seen-photos/:photoId`, ({ params }) => {
      handedIn.push(params.photoId);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  outbox.open('dana');
  await photoQueue.open('dana');
  const { user, send } = await open();
  await user.type(words(), 'A dent');
  await user.upload(
    screen.getByLabelText('Choose photos', { selector: 'input' }),
    new File(['photo'], 'a.jpg', { type: 'image/jpeg' }),
  );
  expect(await screen.findByRole('button', { name: 'Remove photo 1' })).toBeVisible();
  await send();
  await waitFor(() => expect(handedIn).toHaveLength(1));
  expect(sent).toEqual([{ reportId: expect.any(String), words: 'A dent', place: null, photoIds: handedIn }]);
  await photoQueue.forget('dana');
  outbox.close();
});

test('what is missing is said next to the field', async () => {
  const { send } = await open();
  await send();
  expect(words()).toHaveAccessibleDescription(/Please say what you saw/);
  expect(words()).toHaveFocus();
});

test('a refused report keeps what was typed, and says why', async () => {
  server.use(
    http.post(`*/api/vehicles/${als1.id}/seen`, () =>
      refuse(409, 'TOO_MANY_SEEN', 'You have reported 10 things today.', { most: 10 }),
    ),
  );
  const { user, send } = await open();
  await user.type(words(), 'Something');
  await send();
  expect(await screen.findAllByText(/You have reported 10 things today/)).not.toHaveLength(0);
  expect(words()).toHaveValue('Something');
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  await user.click(screen.getByRole('button', { name: 'Report something' }));
  expect(words()).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Open: Something' }));
  expect(words()).toHaveValue('Something');
  await user.click(screen.getByRole('button', { name: 'Discard: Something' }));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(words()).toHaveValue('');
});

test('a report that is changed after an answer was lost keeps its id, so that it is not made twice', async () => {
  const sent: { readonly reportId: string; readonly words: string }[] = [];
  server.use(
    http.post(`*/api/vehicles/${als1.id}/seen`, async ({ request }) => {
      sent.push((await request.json()) as (typeof sent)[number]);
      if (sent.length === 1) return refuse(409, 'TOO_MANY_SEEN', 'You have reported 10 things today.', { most: 10 });
      return refuse(409, 'REPORTED_OTHERWISE', 'This report has arrived before, with other content.');
    }),
  );
  const { user, send } = await open();
  await user.type(words(), 'A dent');
  await send();
  expect(await screen.findAllByText(/You have reported 10 things today/)).not.toHaveLength(0);
  await user.type(words(), ' and more');
  await send();
  expect(await screen.findAllByText(/This report has arrived before/)).not.toHaveLength(0);
  expect(words()).toHaveValue('A dent and more');
  expect(sent.map((one) => one.words)).toEqual(['A dent', 'A dent and more']);
  expect(sent[1]?.reportId).toBe(sent[0]?.reportId);
  await user.type(words(), ', both doors');
  await user.click(screen.getByRole('button', { name: 'Send as a new report' }));
  expect(await screen.findByText(/^The earlier report was received already/)).toBeVisible();
  expect(sent).toHaveLength(2);
  await user.click(screen.getAllByRole('button', { name: 'Send as a new report' }).at(-1)!);
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[2]).toMatchObject({ words: 'A dent and more, both doors', reportId: expect.any(String) });
  expect(sent[2]?.reportId).not.toBe(sent[0]?.reportId);
});

test('after the page was loaded again it says why a report was refused, and what can be done', async () => {
  const draft = { words: 'A loose wheel', place: '', photoIds: [] };
  const left = (code: string, detail: string) => ({
    draft,
    idempotencyKey: 'k',
    savedAt: '2026-11-23T12:00:00.000Z',
    cameBack: {
      form: { kind: 'seen', bookingId: als1.id, report: 'k', subject: 'ALS1', body: draft, idempotencyKey: 'k' },
      problem: { status: 409, code, detail, fields: [], facts: { most: 10 } },
    },
  });
  const sent: object[] = [];
  server.use(
    http.post(`*/api/vehicles/${als1.id}/seen`, async ({ request }) => {
      sent.push((await request.json()) as object);
      return new HttpResponse(null, answered);
    }),
  );
  const key = ownedKey('nobody', 'draft', `seen.k.${als1.id}`);
  deviceStorage.write(key, left('TOO_MANY_SEEN', 'You have reported 10 things today.'));
  const { user } = renderFormScreen(<ReportSeen vehicle={als1} />);
  expect(screen.getByText('A loose wheel')).toBeVisible();
  expect(screen.getByText(/You have reported 10 things today/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Open: A loose wheel' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Discard: A loose wheel' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again: A loose wheel' }));
  await waitFor(() => expect(screen.queryByText('A loose wheel')).toBeNull());
  expect(sent).toEqual([draft]);
});

test('also where the device stores nothing, a refused report keeps what was typed', async () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  server.use(
    http.post(`*/api/vehicles/${als1.id}/seen`, () =>
      refuse(409, 'TOO_MANY_SEEN', 'You have reported 10 things today.', { most: 10 }),
    ),
  );
  const { user, send } = await open();
  await user.type(words(), 'Something');
  await send();
  expect(await screen.findAllByText(/You have reported 10 things today/)).not.toHaveLength(0);
  expect(words()).toHaveValue('Something');
  blocked.mockRestore();
});

test('without a network reports wait on the device, and are sent in order once there is one', async () => {
  const sent: string[] = [];
  let isThere = false;
  server.use(
    http.get('*/api/health/live', () => HttpResponse.error()),
    http.post(`*/api/vehicles/${als1.id}/seen`, async ({ request }) => {
      if (!isThere) return HttpResponse.error();
      sent.push(((await request.json()) as { words: string }).words);
      return new HttpResponse(null, answered);
    }),
  );
  const { user, send } = await open();
  for (const [nth, said] of ['First', 'Second'].entries()) {
    if (nth > 0) await user.click(screen.getByRole('button', { name: 'Report something' }));
    expect(words()).toHaveValue('');
    await user.type(words(), said);
    await send();
    await screen.findByText(nth === 0 ? /^One report is waiting/ : /^2 reports are waiting/);
  }
  isThere = true;
  act(() => connection.reached());
  await waitFor(() => expect(sent).toEqual(['First', 'Second']));
  await waitFor(() => expect(screen.queryByText(/waiting for the network/)).toBeNull());
});
