import { startTestApp, type TestApp } from '../support/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it.each([
  ['/api/auth/user', 200],
  ['/api/bookings', 200],
  ['/api/vehicles', 200],
  ['/api/bookings/1', 404],
  ['/api/users', 403],
  ['/%61pi/bookings', 200],
])('no cache keeps the answer of %s', async (path, status) => {
  const dana = await app.signIn('101');
  const answer = await dana.get(path).expect(status);
  expect(answer.headers['cache-control']).toBe('no-store');
});

it('an answer has the date of the application, by which a page with a wrong clock goes', async () => {
  const answer = await app.visitor().get('/api/vehicles').expect(200);
  expect(answer.headers['date']).toBe(new Date(app.clock.now()).toUTCString());
});
