import type { NotificationState } from '@rigbook/contracts/notifications/notification.words';
import { instantOfMillis, millisOf } from '@rigbook/contracts/kernel/time';
import { startTestApp, type Person, type TestApp } from '../../support/app.js';
import { shift } from '../../support/shift.js';

/** As if ten minutes had passed: the office is told of the next request at once. */
export const tellOfficeAtOnce = (app: TestApp) =>
  app.database.query({
    name: 'test.tell-office-at-once',
    text: `DELETE FROM quota_use WHERE quota = 'office-mail'`,
    values: [],
  });

export interface Listed {
  readonly id: string;
  readonly kind: string;
  readonly channel: string;
  readonly state: string;
  readonly booking: { readonly id: string } | null;
}

/** An application with one approved and one rejected booking, whose messages nobody sends. */
export interface Messages {
  readonly app: TestApp;
  readonly ruth: Person;
  readonly bookingId: string;
  readonly rejectedId: string;
}

export async function openMessages(): Promise<Messages> {
  const app = await startTestApp({ worker: false });
  const ruth = await app.signInAdmin();
  const dana = shift(app, await app.signIn('101'), ruth);
  const booking = await dana.request('ALS1');
  await dana.approve(booking);
  const amir = shift(app, await app.signIn('102'), ruth);
  const other = await amir.request('BLS1');
  await ruth.put(`/api/admin/bookings/${other.id}/approve`).send({ approved: false }).expect(200);
  return { app, ruth, bookingId: booking.id, rejectedId: other.id };
}

/** What administrators do with messages, and what delivery would have left of them. */
export function messageTools(opened: () => Messages) {
  const sql = <Row extends object>(text: string, ...values: readonly unknown[]) =>
    opened().app.database.query<Row>({ name: '', text, values });
  const list = async (query: object = {}): Promise<Listed[]> =>
    (await opened().ruth.get('/api/admin/notifications').query(query).expect(200)).body;
  const counts = async (query: object = {}) =>
    (await opened().ruth.get('/api/admin/notifications/counts').query(query).expect(200)).body;
  const retry = (id: string, key = id) =>
    opened().ruth.post(`/api/admin/notifications/${id}/retry`).set('Idempotency-Key', key).send();
  const retryAll = (asked: object = {}) => opened().ruth.post('/api/admin/notifications/retry').send(asked);
  const kindsOf = (listed: readonly Listed[]) => listed.map(({ kind, channel }) => `${kind} ${channel}`).sort();
  const minutesAgo = (minutes: number) => instantOfMillis(millisOf(opened().app.clock.now()) - minutes * 60_000);

  /** As delivery leaves one that rests. */
  async function rest(id: string, state: NotificationState, minutes = 5): Promise<void> {
    const failed = state === 'failed';
    await sql(
      `UPDATE notification SET state = $2, tries = 8, attempts = 8, settled_at = $3, problem = $4, said = $5 WHERE id = $1`,
      id,
      state,
      minutesAgo(minutes),
      failed ? 'put-off' : null,
      failed ? '451 4.7.1 Please try again later' : null,
    );
  }
  const stateOf = async (id: string) =>
    (await sql<{ state: string }>(`SELECT state FROM notification WHERE id = $1`, id))[0];
  const retries = () =>
    sql<{ type: string; data: object }>(
      `SELECT type, data FROM event WHERE stream_type = 'notification' ORDER BY version`,
    );
  const one = async (query: object): Promise<Listed> => (await list(query))[0]!;

  return { sql, list, counts, retry, retryAll, kindsOf, minutesAgo, rest, stateOf, retries, one };
}
