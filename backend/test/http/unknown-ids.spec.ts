import type { RefusalCode } from '@rigbook/contracts/refusals/refusals';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { expectProblem } from './support/expect-problem.js';

let app: TestApp;
let dana: Person;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp();
  [dana, admin] = await Promise.all([app.signIn('101'), app.signInAdmin()]);
});
afterAll(() => app.close());

const id = '0199c0de-ffff-7000-8000-00000000ffff';
const reason = 'Mistyped';

describe('what does not exist is answered as such', () => {
  it.each([
    ['get', '/api/bookings/1', 'BOOKING_NOT_FOUND'],
    ['get', '/api/bookings/%00', 'BOOKING_NOT_FOUND'],
    ['get', '/api/bookings/0199c0de-ffff-7000-8000-00000000ffff', 'BOOKING_NOT_FOUND'],
    ['delete', '/api/bookings/..%2f..%2fetc', 'BOOKING_NOT_FOUND'],
    [
      'get',
      "/api/vehicles/'%20OR%201=1/calendar?from=2026-11-23T00:00:00Z&to=2026-11-24T00:00:00Z",
      'VEHICLE_NOT_FOUND',
    ],
    [
      'get',
      '/api/vehicles/0199c0de-ffff-7000-8000-00000000ffff/calendar?from=2026-11-23T00:00:00Z&to=2026-11-24T00:00:00Z',
      'VEHICLE_NOT_FOUND',
    ],
    ['get', '/api/agreements/1', 'BOOKING_NOT_FOUND'],
    ['get', '/api/nothing', 'NOT_FOUND'],
    ['post', '/api/auth/user', 'NOT_FOUND'],
    ['get', `/api/vehicles/x/parking/photos/${id}`, 'VEHICLE_NOT_FOUND'],
    ['put', `/api/bookings/${id}/damage-photos/x`, 'PHOTO_NOT_FOUND'],
  ] as const)('%s %s', async (method, path, code) => {
    expectProblem(await dana[method](path), 404, code);
  });

  it.each([
    ['put', '/api/admin/bookings/1/approve', { approved: true }],
    ['put', '/api/admin/bookings/0199c0de-ffff-7000-8000-00000000ffff/status', { status: 'approved' }],
    ['delete', '/api/admin/bookings/x', undefined],
    ['post', `/api/admin/bookings/${id}/damage-photos/${id}/erasure`, { because: 'asked-to' }],
    ['post', `/api/admin/bookings/${id}/reading-corrections`, { step: 'check-in', seenMileage: 1, mileage: 2, reason }],
    ['post', `/api/admin/bookings/${id}/kept-readings`, { step: 'check-in', seenMileage: 1, seenContests: 1, reason }],
    ['put', '/api/admin/webhooks/x', { name: 'x', address: 'https://example.org/x' }, 'WEBHOOK_NOT_FOUND'],
    [
      'post',
      `/api/admin/damage/${id}/settlements`,
      { outcome: 'not-damage', reason, said: 0, mark: 'as read' },
      'DAMAGE_NOT_FOUND',
    ],
    ['post', `/api/admin/expenses/${id}/decline`, { reason }, 'EXPENSE_NOT_FOUND'],
    ['post', `/api/admin/expenses/${id}/receipt/erasure`, { because: 'asked-to' }, 'EXPENSE_NOT_FOUND'],
    ['get', `/api/admin/defects/${id}/seen-photos`, undefined, 'DEFECT_NOT_FOUND'],
    ['get', '/api/admin/vehicles/x/months', undefined, 'VEHICLE_NOT_FOUND'],
    ['get', '/api/admin/vehicles/x/odometer', undefined, 'VEHICLE_NOT_FOUND'],
    ['get', '/api/admin/vehicles/x/services', undefined, 'VEHICLE_NOT_FOUND'],
    [
      'put',
      `/api/admin/vehicles/${id}/service-plans/${id}`,
      { kind: 'oil', everyKm: 10_000, seen: { kind: 'oil' } },
      'VEHICLE_NOT_FOUND',
    ],
    ['post', `/api/admin/vehicles/${id}/service-plans/${id}/services`, { doneOn: '2026-11-20' }, 'VEHICLE_NOT_FOUND'],
    ['put', `/api/admin/vehicles/x/services/${id}/papers/${id}`, { uploadURL: '/x' }, 'VEHICLE_NOT_FOUND'],
    ['put', `/api/admin/vehicles/${id}/services/x/papers/${id}`, { uploadURL: '/x' }, 'SERVICE_NOT_FOUND'],
    ['put', `/api/admin/vehicles/${id}/services/${id}/papers/x`, { uploadURL: '/x' }, 'PAPER_NOT_FOUND'],
    ['get', `/api/admin/vehicles/${id}/services/${id}/papers/${id}`, undefined, 'PAPER_NOT_FOUND'],
    [
      'post',
      `/api/admin/vehicles/${id}/services/${id}/papers/${id}/erasure`,
      { because: 'asked-to' },
      'PAPER_NOT_FOUND',
    ],
  ] as const)('admin: %s %s', async (method, path, body, code: RefusalCode = 'BOOKING_NOT_FOUND') => {
    expectProblem(await admin[method](path).send(body), 404, code);
  });
});
