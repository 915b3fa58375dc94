import { http, HttpResponse } from 'msw';
import { deviceStorage } from '../../../lib/device/device-storage.js';
import { ownedKey } from '../../../lib/device/owned-storage.js';
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
