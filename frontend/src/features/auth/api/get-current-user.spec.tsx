import { addSeconds, instantOfDate } from '@rigbook/contracts/kernel/time';
import { http, HttpResponse } from 'msw';
import { deviceStorage } from '../../../lib/storage/device-storage.js';
import { ownedKey } from '../../../lib/device/owned-storage.js';
import { lastKnown } from '../../../lib/device/last-known.js';
import { readSoon } from '../../../lib/http/early-answer.js';
import { keys } from '../../../lib/http/keys.js';
import { active, dana } from '../../../testing/examples.js';
import { server } from '../../../testing/server.js';
import { createQueryClient } from '../../../lib/http/query-client.js';
import { currentUserQuery } from './get-current-user.js';

const [draft, letter] = [ownedKey('dana', 'draft', 'check-in'), ownedKey('dana', 'letter', '1')];
const remembered = () => [draft, letter, 'theme'].filter((key) => deviceStorage.read(key) !== undefined);

beforeEach(() => [draft, letter, 'theme'].forEach((key) => deviceStorage.write(key, 'kept')));

test('half-filled forms go when a session has ended; forms that wait to be sent stay', async () => {
  server.use(http.get('*/api/auth/user', () => HttpResponse.json({ code: 'SIGNED_OUT' }, { status: 401 })));
  expect(await createQueryClient().query(currentUserQuery)).toBeNull();
  expect(remembered()).toEqual([letter, 'theme']);
});

test('half-filled forms stay when nobody answers', async () => {
  server.use(http.get('*/api/auth/user', () => HttpResponse.error()));
  expect(await createQueryClient().query(currentUserQuery)).toBeNull();
  expect(remembered()).toEqual([draft, letter, 'theme']);
});

const anHourAgo = addSeconds(instantOfDate(new Date()), -3600);
const contacts = { whatsappNumber: null, emergencyNumbers: [] };
const keptAnHourAgo = () => lastKnown.keep(dana, [active], contacts, anHourAgo);

test('when nobody answers, the person and the bookings that the device knows are shown with their time', async () => {
  keptAnHourAgo();
  server.use(http.get('*/api/auth/user', () => HttpResponse.error()));
  const client = createQueryClient();
  const { id, unitNumber, firstName, timezone } = dana;
  const session = await client.query(currentUserQuery);
  expect(session).toMatchObject({ id, unitNumber, firstName, timezone, asOf: anHourAgo, email: null, isAdmin: false });
  expect(client.getQueryData(keys.bookings)).toEqual([{ ...active, decidedBy: null }]);
  expect(client.getQueryState(keys.bookings)?.dataUpdatedAt).toBe(Date.parse(anHourAgo));
  expect(client.getQueryData(keys.contacts)).toEqual(contacts);
});

test('a proxy whose server is away is no answer either', async () => {
  keptAnHourAgo();
  server.use(http.get('*/api/auth/user', () => new HttpResponse('Bad gateway', { status: 502 })));
  expect(await createQueryClient().query(currentUserQuery)).toMatchObject({ id: dana.id });
});

test('bookings loaded since are not overwritten by what the device kept', async () => {
  keptAnHourAgo();
  server.use(http.get('*/api/auth/user', () => HttpResponse.error()));
  const client = createQueryClient();
  client.setQueryData(keys.bookings, []);
  await client.query(currentUserQuery);
  expect(client.getQueryData(keys.bookings)).toEqual([]);
});

test('a refusal means signed out, and nothing of the person stays', async () => {
  keptAnHourAgo();
  server.use(http.get('*/api/auth/user', () => HttpResponse.json({ code: 'SIGNED_OUT' }, { status: 401 })));
  expect(await createQueryClient().query(currentUserQuery)).toBeNull();
  expect(lastKnown.read()).toBeUndefined();
});

describe.each([
  [500, 'UNEXPECTED'],
  [503, 'STOPPING'],
])('an error of the server (%i %s) says nothing about the session', (status, code) => {
  beforeEach(() => server.use(http.get('*/api/auth/user', () => HttpResponse.json({ code }, { status }))));

  test('the person shown stays', async () => {
    const client = createQueryClient();
    client.setQueryData(keys.currentUser, dana);
    await client.invalidateQueries({ queryKey: keys.currentUser });
    expect(await client.query({ ...currentUserQuery, staleTime: 0 })).toEqual(dana);
  });

  test('the person whom the device knows is shown', async () => {
    keptAnHourAgo();
    expect(await createQueryClient().query(currentUserQuery)).toMatchObject({ id: dana.id, asOf: anHourAgo });
  });

  test('somebody unknown counts as signed out', async () => {
    expect(await createQueryClient().query(currentUserQuery)).toBeNull();
    expect(remembered()).toEqual([draft, letter, 'theme']);
  });
});

describe('a connection that accepts requests and never answers', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('the first screen waits for a moment, and then shows what the device keeps', async () => {
    keptAnHourAgo();
    const waits = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(waits.signal);
    window.rigbookAnswers = new Map([['/api/auth/user', new Promise<Response>(() => undefined)]]);
    let opened = false;
    const session = createQueryClient().query(currentUserQuery);
    const opening = readSoon(session.then((read) => [read])).then(() => (opened = true));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(opened).toBe(false);
    await jest.advanceTimersByTimeAsync(1_000);
    await opening;
    waits.abort(new DOMException('No answer', 'TimeoutError'));
    expect(await session).toMatchObject({ id: dana.id, asOf: anHourAgo });
  });
});
