import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refuse } from '../../testing/refuse.js';
import { server } from '../../testing/server.js';
import { connection } from '../connection/connection.js';
import { outbox } from '../outbox/outbox.js';
import { photoQueue } from './photo-queue.js';
import { photoStore } from './photo-store.js';

const photo = (words: string) => new Blob([words], { type: 'image/jpeg' });
/** What the server has, by the id of the photo; each once. */
let arrived: string[] = [];
let calls = 0;

/** Every third request is lost: half of these reach the server, and only the answer is lost. */
function serveBadly(): void {
  const badly = async (answer: () => Response | Promise<Response>) => {
    calls += 1;
    if (calls % 6 === 0) return HttpResponse.error();
    const given = await answer();
    return calls % 3 === 0 ? HttpResponse.error() : given;
  };
  let uploads = 0;
  const used = new Set<string>();
  server.use(
    http.get('*/api/health/live', () => HttpResponse.json({})),
    http.post('*/api/objects/upload', () =>
      badly(() => HttpResponse.json({ uploadURL: `/api/objects/uploads/${(uploads += 1)}` }, { status: 201 })),
    ),
    http.put('*/api/objects/uploads/:id', ({ params }) =>
      badly(() => {
        if (used.has(String(params['id']))) return refuse(409, 'UPLOAD_LINK_USED', 'Used.');
        used.add(String(params['id']));
        return new HttpResponse(null, { status: 204 });
      }),
    ),
    http.put('*/api/bookings/:booking/damage-photos/:id', ({ params }) =>
      badly(() => {
        const id = String(params['id']);
        if (!arrived.includes(id)) arrived.push(id);
        return new HttpResponse(null, { status: 204 });
      }),
    ),
  );
}

beforeEach(async () => {
  [arrived, calls] = [[], 0];
  jest.useFakeTimers({ advanceTimers: 200 });
  outbox.open('dana');
  await photoQueue.open('dana');
});
afterEach(async () => {
  for (const whose of ['dana', 'noa']) await photoQueue.forget(whose);
  outbox.close();
  connection.reached();
  jest.useRealTimers();
});

test('every photo arrives once on a line that loses every third request', async () => {
  serveBadly();
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  for (const id of ids) await photoQueue.add('b1', id, photo(id));
  await photoQueue.handIn(ids);
  await waitFor(
    () => {
      connection.reached();
      expect(photoQueue.all()).toEqual([]);
    },
    { timeout: 300_000 },
  );
  expect(arrived.toSorted()).toEqual(ids);
});

test('a photo of a report that was not handed in stays where it is', async () => {
  serveBadly();
  await photoQueue.add('b1', 'a', photo('a'));
  expect(photoQueue.all()).toMatchObject([{ id: 'a', isHandedIn: false }]);
  expect(calls).toBe(0);
});

test('a photo that the server cannot take is said to be missing, and holds up no other', async () => {
  serveBadly();
  server.use(
    http.put('*/api/objects/uploads/:id', async ({ request }) =>
      (await request.text()) === 'broken'
        ? refuse(400, 'PHOTO_UNREADABLE', 'Not readable.')
        : new HttpResponse(null, { status: 204 }),
    ),
  );
  await photoQueue.add('b1', 'broken', photo('broken'));
  await photoQueue.add('b1', 'good', photo('good'));
  await photoQueue.handIn(['broken', 'good']);
  await waitFor(
    () => {
      connection.reached();
      expect(photoQueue.all()).toMatchObject([{ id: 'broken', refusal: 'PHOTO_UNREADABLE' }]);
    },
    { timeout: 300_000 },
  );
  expect(arrived).toEqual(['good']);
});

test('a photo whose answer was lost is sent to the address that it has, and to another one once that has ended', async () => {
  let issued = 0;
  const sentTo: string[] = [];
  const answers = [
    () => HttpResponse.error(),
    () => refuse(410, 'UPLOAD_LINK_EXPIRED', 'Expired.'),
    () => HttpResponse.error(),
    () => refuse(409, 'UPLOAD_LINK_USED', 'Used.'),
  ];
  serveBadly();
  server.use(
    http.post('*/api/objects/upload', () =>
      HttpResponse.json({ uploadURL: `/api/objects/uploads/${(issued += 1)}` }, { status: 201 }),
    ),
    http.put('*/api/objects/uploads/:id', ({ params }) => {
      sentTo.push(String(params['id']));
      return answers.shift()!();
    }),
  );
  await photoQueue.add('b1', 'a', photo('a'));
  await photoQueue.handIn(['a']);
  await waitFor(
    () => {
      connection.reached();
      expect(photoQueue.all()).toEqual([]);
    },
    { timeout: 300_000 },
  );
  expect(sentTo).toEqual(['1', '1', '2', '2']);
  expect(arrived).toEqual(['a']);
});

/** The server has the report once this says so. */
function serveWithoutReport() {
  let hasReport = false;
  const asked: string[] = [];
  server.use(
    http.post('*/api/objects/upload', () =>
      HttpResponse.json({ uploadURL: '/api/objects/uploads/1' }, { status: 201 }),
    ),
    http.put('*/api/objects/uploads/:id', () => new HttpResponse(null, { status: 204 })),
    http.put('*/api/bookings/:booking/damage-photos/:id', ({ params }) => {
      asked.push(String(params['id']));
      return hasReport
        ? new HttpResponse(null, { status: 204 })
        : refuse(409, 'DAMAGE_PHOTO_NOT_EXPECTED', 'No report.');
    }),
  );
  return { asked, reportArrives: () => (hasReport = true) };
}

test('a photo that is earlier than its report stays handed in, and follows it later by itself', async () => {
  const { asked, reportArrives } = serveWithoutReport();
  await photoQueue.add('b1', 'a', photo('a'));
  await photoQueue.handIn(['a']);
  await waitFor(() => expect(asked).toEqual(['a']));
  reportArrives();
  expect(photoQueue.all()).toMatchObject([{ id: 'a', isHandedIn: true }]);
  await waitFor(() => expect(photoQueue.all()).toEqual([]), { timeout: 300_000 });
  expect(asked).toEqual(['a', 'a']);
});

test('a photo waits while its report is sent, and is a draft again when the report is taken back', async () => {
  const { asked } = serveWithoutReport();
  server.use(http.post('*/api/bookings/b1/check-in', () => HttpResponse.error()));
  await photoQueue.add('b1', 'a', photo('a'));
  outbox.send({
    kind: 'check-in',
    bookingId: 'b1',
    subject: 'ALS1',
    body: { damageReports: [{ photoIds: ['a'] }] },
    idempotencyKey: 'k',
  });
  await photoQueue.handIn(['a']);
  await waitFor(() => expect(outbox.stateOf('check-in.b1')).toBe('waiting'));
  expect(photoQueue.all()).toMatchObject([{ id: 'a', isHandedIn: true }]);
  outbox.cancel('check-in.b1');
  expect(photoQueue.all()).toMatchObject([{ id: 'a', isHandedIn: false }]);
  expect(asked).toEqual([]);
});

test('what is handed in while the device still reads its photos is handed in', async () => {
  await photoStore.put({
    id: 'n',
    owner: 'noa',
    bookingId: 'b1',
    content: photo('n'),
    isHandedIn: false,
    takenAt: Date.now(),
  });
  void photoQueue.open('noa');
  await photoQueue.handIn(['n']);
  expect(photoQueue.all()).toMatchObject([{ id: 'n', isHandedIn: true }]);
});

test('a photo that always fails holds up no other', async () => {
  serveWithoutReport().reportArrives();
  server.use(
    http.put('*/api/bookings/b1/damage-photos/bad', () => HttpResponse.json({ code: 'UNEXPECTED' }, { status: 500 })),
  );
  for (const id of ['bad', 'good']) await photoQueue.add('b1', id, photo(id));
  await photoQueue.handIn(['bad', 'good']);
  await waitFor(() => expect(photoQueue.all()).toMatchObject([{ id: 'bad' }]), { timeout: 300_000 });
  expect(connection.isReachable()).toBe(true);
});

test('what was handed in waits for its person while another uses the device, and nothing is sent for who is signed out', async () => {
  const { asked } = serveWithoutReport();
  outbox.close();
  for (const id of ['handed-in', 'draft']) await photoQueue.add('b1', id, photo(id));
  await photoQueue.handIn(['handed-in']);
  expect(asked).toEqual([]);
  await photoQueue.open('noa');
  expect(photoQueue.all()).toEqual([]);
  await photoQueue.forget('noa');
  await photoQueue.open('dana');
  expect(photoQueue.all()).toMatchObject([{ id: 'handed-in', isHandedIn: true }]);
});
