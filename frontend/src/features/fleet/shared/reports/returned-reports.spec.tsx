import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { ownedKey } from '../../../../lib/device/owned-storage.js';
import { connection } from '../../../../lib/connection/connection.js';
import { outbox } from '../../../../lib/outbox/outbox.js';
import type { ReportKind } from '../../../../lib/device/report-kind.js';
import type { OutgoingForm } from '../../../../lib/outbox/outgoing-form.js';
import { photoQueue } from '../../../../lib/photos/photo-queue.js';
import { deviceStorage } from '../../../../lib/storage/device-storage.js';
import { refuse } from '../../../../testing/refuse.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { ReturnedReports } from './returned-reports.js';

beforeEach(() => {
  outbox.close();
  connection.reached();
  outbox.open('nobody');
});
afterEach(() => {
  outbox.close();
  for (const key of deviceStorage.keys('of.nobody.')) deviceStorage.remove(key);
});

const written = (kind: ReportKind, words: string): object =>
  kind === 'seen'
    ? { words, place: '', photoIds: [] }
    : { begun: { area: 'roof', severity: 'minor', description: words } };
const report = (kind: ReportKind, words: string, key = words): OutgoingForm => ({
  kind,
  bookingId: 'one',
  report: key,
  subject: 'ALS1',
  screen: '/s/k7qx-3mpn',
  body: { words },
  idempotencyKey: key,
  written: { draft: written(kind, words), idempotencyKey: key, savedAt: '2026-11-23T12:00:00.000Z' },
});
const refused = (kind: ReportKind, words: string, ...why: Parameters<typeof refuse>) => {
  const address = kind === 'seen' ? '*/api/vehicles/one/seen' : '*/api/bookings/one/damage';
  server.use(http.post(address, () => refuse(...why)));
  outbox.send(report(kind, words));
};
const tooMany = [409, 'TOO_MANY_SEEN', 'You have reported 10 things today.', { most: 10 }] as const;

test('a refused report stands there with its words and why, and is sent again where that can help', async () => {
  const { user } = renderScreen(<ReturnedReports />);
  refused('seen', 'A loose wheel', ...tooMany);
  expect(await screen.findByText('A loose wheel')).toBeVisible();
  expect(screen.getByText('Report about ALS1')).toBeVisible();
  expect(screen.getByText(/You have reported 10 things today/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open: A loose wheel' })).toHaveAttribute('href', '/s/k7qx-3mpn');
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/vehicles/one/seen', async ({ request }) => {
      sent.push([await request.json(), request.headers.get('idempotency-key')]);
      return new HttpResponse(null, { status: 204, headers: { 'x-correlation-id': 'c1' } });
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Try again: A loose wheel' }));
  await waitFor(() => expect(deviceStorage.keys('of.nobody.')).toEqual([]));
  expect(screen.queryByText('A loose wheel')).toBeNull();
  expect(sent).toEqual([[{ words: 'A loose wheel' }, 'A loose wheel']]);
});

test('where trying again cannot help it is changed on its page, or discarded once that is confirmed', async () => {
  const { user } = renderScreen(<ReturnedReports />);
  refused('damage', 'A dent', 409, 'VEHICLE_NOT_WITH_YOU', 'The vehicle is not with you.');
  expect(await screen.findByText('Damage of ALS1')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Open: A dent' })).toHaveAttribute('href', '/report/one');
  const discard = () => user.click(screen.getByRole('button', { name: 'Discard: A dent' }));
  await discard();
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(screen.getByText('A dent')).toBeVisible();
  await discard();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByText('A dent')).toBeNull();
  expect(deviceStorage.keys('of.nobody.')).toEqual([]);
});

test.each([
  ['go with it', 'VEHICLE_NOT_WITH_YOU', []],
  ['follow the report that the server has', 'REPORTED_OTHERWISE', [{ id: 'p1', isHandedIn: true }]],
] as const)('the photos of a report that is discarded %s', async (_what, code, kept) => {
  await photoQueue.open('nobody');
  await photoQueue.add('one', 'p1', new Blob(['p1']));
  const { user } = renderScreen(<ReturnedReports />);
  server.use(
    http.post('*/api/bookings/one/damage', () => refuse(409, code, 'No.')),
    http.post('*/api/bookings/one/damage-photos*', () => HttpResponse.error()),
  );
  const draft = { begun: { area: 'roof', severity: 'minor', description: 'A dent', photoIds: ['p1'] } };
  outbox.send({ ...report('damage', 'A dent'), written: { draft, idempotencyKey: 'A dent' } });
  await user.click(await screen.findByRole('button', { name: 'Discard: A dent' }));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(photoQueue.all()).toMatchObject(kept));
  expect(photoQueue.all()).toHaveLength(kept.length);
  await photoQueue.forget('nobody');
});

test('the photos of a report that is sent as another one go with it', async () => {
  await photoQueue.open('nobody');
  await photoQueue.add('one', 'p1', new Blob(['p1']));
  const { user } = renderScreen(<ReturnedReports />);
  server.use(
    http.post('*/api/bookings/one/damage', () => refuse(409, 'REPORTED_OTHERWISE', 'No.')),
    http.post('*/api/bookings/one/damage-photos*', () => HttpResponse.error()),
  );
  const draft = { begun: { area: 'roof', severity: 'minor', description: 'A dent', photoIds: ['p1'] } };
  outbox.send({ ...report('damage', 'A dent'), written: { draft, idempotencyKey: 'A dent' } });
  await user.click(await screen.findByRole('button', { name: 'Send as a new report: A dent' }));
  server.use(
    http.post(
      '*/api/bookings/one/damage',
      () => new HttpResponse(null, { status: 204, headers: { 'x-correlation-id': 'c1' } }),
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Send as a new report' }));
  await waitFor(() => expect(photoQueue.all()).toMatchObject([{ id: 'p1', isHandedIn: true }]));
  await photoQueue.forget('nobody');
});

test('it is there also after the page was loaded again, and when it came back to an older version of the page', async () => {
  refused('seen', 'A loose wheel', ...tooMany);
  await waitFor(() => expect(deviceStorage.keys(ownedKey('nobody', 'draft', 'seen.'))).toHaveLength(1));
  const draft = { draft: written('seen', 'A broken lamp'), idempotencyKey: 'k', savedAt: '2026-11-23T12:00:00.000Z' };
  deviceStorage.write(ownedKey('nobody', 'draft', 'seen.older.two'), draft);
  // a report that is being written has not come back
  deviceStorage.write(ownedKey('nobody', 'draft', 'seen.two'), { ...draft, draft: written('seen', 'Begun') });
  renderScreen(<ReturnedReports />);
  expect(await screen.findByText('2 reports were not sent')).toBeVisible();
  expect(screen.getByText(/You have reported 10 things today/)).toBeVisible();
  expect(screen.getByText('A broken lamp')).toBeVisible();
  expect(screen.queryByText('Begun')).toBeNull();
});

test.each(['seen', 'damage'] as const)(
  'a report (%s) whose id is known with other content is sent as another one, once that is confirmed',
  async (kind) => {
    const { user } = renderScreen(<ReturnedReports />);
    refused(kind, 'A dent', 409, 'REPORTED_OTHERWISE', 'This report has arrived before.');
    expect(await screen.findByText(/This report has arrived before/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull();
    const sent: { readonly reportId: string; readonly words: string }[] = [];
    const keys: (string | null)[] = [];
    const answers = [
      () => refuse(409, 'TOO_MANY_SEEN', 'You have reported 10 things today.', { most: 10 }),
      () => new HttpResponse(null, { status: 204, headers: { 'x-correlation-id': 'c1' } }),
    ];
    server.use(
      http.post(kind === 'seen' ? '*/api/vehicles/one/seen' : '*/api/bookings/one/damage', async ({ request }) => {
        sent.push((await request.json()) as (typeof sent)[number]);
        keys.push(request.headers.get('idempotency-key'));
        return answers.shift()!();
      }),
    );
    const asNew = () => user.click(screen.getByRole('button', { name: 'Send as a new report: A dent' }));
    await asNew();
    expect(screen.getByText(/^The earlier report was received already/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(sent).toEqual([]);
    await asNew();
    await user.click(screen.getByRole('button', { name: 'Send as a new report' }));
    // refused for another reason it is there once, and is the same new report when it is sent again
    expect(await screen.findByText(/You have reported 10 things today/)).toBeVisible();
    expect(screen.getByText('One report was not sent')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again: A dent' }));
    await waitFor(() => expect(deviceStorage.keys('of.nobody.')).toEqual([]));
    expect(sent).toMatchObject([{ words: 'A dent' }, { words: 'A dent' }]);
    expect(sent[0]?.reportId).toEqual(expect.any(String));
    expect(new Set(sent.map(({ reportId }) => reportId)).size).toBe(1);
    expect(new Set(keys).size).toBe(1);
    expect(keys).not.toContain('A dent');
  },
);
