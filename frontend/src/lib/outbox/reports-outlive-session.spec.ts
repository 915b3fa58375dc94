import { waitFor } from '@testing-library/react';
import { addMinutes, instantOfDate } from '@rigbook/contracts/kernel/time';
import { http, HttpResponse } from 'msw';
import { emptyDevice } from '../../testing/device/empty-device.js';
import { outboxOfDana } from '../../testing/device/outbox-of-dana.js';
import { refuse } from '../../testing/refuse.js';
import { server } from '../../testing/server.js';
import { connection } from '../connection/connection.js';
import { forgetDrafts, forgetOwner, hasReports, ownedKey } from '../device/owned-storage.js';
import { photoQueue } from '../photos/photo-queue.js';
import { deviceStorage } from '../storage/device-storage.js';
import { outbox } from './outbox.js';
import type { ReportKind } from '../device/report-kind.js';
import type { OutgoingForm } from './outgoing-form.js';
import { reportsKept } from './reports-kept.js';

const outcomes = outboxOfDana();
afterEach(async () => {
  outbox.close();
  emptyDevice();
  for (const whose of ['dana', 'avi']) await photoQueue.forget(whose);
});

const report = (kind: ReportKind, words: string, photoIds: readonly string[] = []): OutgoingForm => ({
  kind,
  bookingId: 'b1',
  report: words,
  subject: 'ALS1',
  body: { words, photoIds },
  idempotencyKey: words,
  written: {
    draft: kind === 'seen' ? { words, photoIds } : { begun: { description: words, photoIds } },
    idempotencyKey: words,
  },
});
const addresses = { seen: '*/api/vehicles/b1/seen', damage: '*/api/bookings/b1/damage' };
const refused = async (form: OutgoingForm) => {
  server.use(
    http.post(addresses[form.kind as ReportKind], () => refuse(409, 'REPORTED_OTHERWISE', 'Already reported.')),
  );
  outbox.send(form);
  await waitFor(() => expect(outcomes()).toHaveLength(1));
};
const waiting = async (form: OutgoingForm) => {
  server.use(
    http.get('*/api/health/live', () => HttpResponse.error()),
    http.post(addresses[form.kind as ReportKind], () => HttpResponse.error()),
  );
  outbox.send(form);
  await waitFor(() => expect(outbox.all()).toMatchObject([{ state: 'waiting' }]));
};
const sessionEnds = () => {
  outbox.close();
  forgetDrafts();
};
const signsOut = async () => {
  outbox.close();
  forgetOwner('dana');
  await photoQueue.forget('dana');
};
const endings: readonly [string, () => void | Promise<void>][] = [
  ['the session has ended', sessionEnds],
  ['its person signed out', signsOut],
];

describe.each(['seen', 'damage'] as const)('a report (%s)', (kind) => {
  test.each(endings)('that came back is there with the reason after %s, for its person alone', async (_, ends) => {
    await refused(report(kind, 'A dent'));
    await ends();
    expect(hasReports('dana')).toBe(true);
    outbox.open('avi');
    expect(reportsKept('avi')).toEqual([]);
    expect(outbox.all()).toEqual([]);
    outbox.open('dana');
    expect(reportsKept('dana')).toMatchObject([{ kind, cameBack: { problem: { code: 'REPORTED_OTHERWISE' } } }]);
  });

  test.each(endings)('that waits after %s is sent once its person is back, not for another', async (_, ends) => {
    await waiting(report(kind, 'A dent'));
    await ends();
    const sent: unknown[] = [];
    server.use(
      http.post(addresses[kind], async ({ request }) => {
        sent.push(await request.json());
        return new HttpResponse(null, { status: 204, headers: { 'x-correlation-id': 'c1' } });
      }),
    );
    outbox.open('avi');
    connection.reached();
    expect(outbox.all()).toEqual([]);
    outbox.open('dana');
    await waitFor(() => expect(outcomes()).toMatchObject([{ done: true }]));
    expect(sent).toEqual([{ words: 'A dent', photoIds: [] }]);
    expect(hasReports('dana')).toBe(false);
  });

  test.each(endings)(
    'that came back keeps its photos after %s, also while another person is there',
    async (_, ends) => {
      await photoQueue.open('dana');
      for (const id of ['of-report', 'of-draft']) await photoQueue.add('b1', id, new Blob([id]));
      await photoQueue.handIn(['of-report']);
      await refused(report(kind, 'A dent', ['of-report']));
      await ends();
      await photoQueue.open('avi');
      expect(photoQueue.all()).toEqual([]);
      await photoQueue.open('dana');
      expect(photoQueue.all()).toMatchObject([{ id: 'of-report', isHandedIn: false }]);
    },
  );
});

test.each(endings)('what is still being written goes after %s', async (_, ends) => {
  const begun = ['check-in.b1', 'damage.b1', 'seen.v1', 'emergency-take'].map((name) =>
    ownedKey('dana', 'draft', name),
  );
  for (const key of begun) deviceStorage.write(key, { draft: {} });
  await ends();
  expect(deviceStorage.keys('of.')).toEqual([]);
});

test('a report that another person left on this device goes after 14 days', async () => {
  const handedInAt = (days: number) => addMinutes(instantOfDate(new Date()), -days * 24 * 60);
  const left = (days: number) => ({ draft: {}, cameBack: { form: { handedInAt: handedInAt(days) } } });
  deviceStorage.write(ownedKey('avi', 'draft', 'seen.r1.v1'), left(13));
  deviceStorage.write(ownedKey('avi', 'draft', 'seen.r2.v1'), left(15));
  deviceStorage.write(ownedKey('avi', 'draft', 'damage.r3.b1'), { draft: {}, savedAt: handedInAt(15) });
  deviceStorage.write(ownedKey('dana', 'draft', 'seen.r4.v1'), left(15));
  outbox.close();
  outbox.open('dana');
  expect(deviceStorage.keys('of.').toSorted()).toEqual(['of.avi.draft.seen.r1.v1', 'of.dana.draft.seen.r4.v1']);
});
