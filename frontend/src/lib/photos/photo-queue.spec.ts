import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refuse } from '../../testing/refuse.js';
import { server } from '../../testing/server.js';
import { connection } from '../connection/connection.js';
import { photoQueue } from './photo-queue.js';

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
  await photoQueue.open('dana');
});
afterEach(async () => {
  await photoQueue.forget();
  connection.reached();
  jest.useRealTimers();
});

test('every photo arrives once on a line that loses every third request', async () => {
  serveBadly();
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  for (const id of ids) await photoQueue.add('b1', id, photo(id));
  photoQueue.handIn(ids);
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
  photoQueue.handIn(['broken', 'good']);
  await waitFor(
    () => {
      connection.reached();
      expect(photoQueue.all()).toMatchObject([{ id: 'broken', refusal: 'PHOTO_UNREADABLE' }]);
    },
    { timeout: 300_000 },
  );
  expect(arrived).toEqual(['good']);
});

test('without the report the server takes none: the photo waits for it again', async () => {
  serveBadly();
  server.use(
    http.put('*/api/bookings/:booking/damage-photos/:id', () => refuse(409, 'DAMAGE_PHOTO_NOT_EXPECTED', 'No report.')),
  );
  await photoQueue.add('b1', 'a', photo('a'));
  photoQueue.handIn(['a']);
  await waitFor(
    () => {
      connection.reached();
      expect(photoQueue.all()).toMatchObject([{ id: 'a', isHandedIn: false }]);
    },
    { timeout: 300_000 },
  );
});
