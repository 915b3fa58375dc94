/** @runs-alone It kills processes again and again, which takes longer than any other spec. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { eventually } from '../event-store/support/eventually.js';
import { bundledProgram } from '../support/bundled-program.js';
import { startCloudApi, type CloudApi } from '../support/servers/cloud-api.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';
import { amount } from '../support/endurance.js';
import { startMailServer, type MailServer } from '../support/servers/mail-server.js';
import { startRedisServer, type RedisServer } from '../support/servers/redis-server.js';
import { openApprover } from './support/approved-bookings.js';
import { emptyQueuesOnPostgres, emptyRedis } from './support/empty-queues.js';

const PATIENCE = 240_000;
/** Connections that the sender keeps to the mail server: what a kill can catch between acceptance and record. */
const MAILS_AT_ONCE = 5;

let redis: RedisServer;
let program: string;
beforeAll(async () => {
  [redis, program] = await Promise.all([startRedisServer(), bundledProgram('notifications/support/sender.child.mjs')]);
});
afterAll(() => redis.close());

describe.each([
  { queue: 'Redis', approvals: amount({ usual: 120, endurance: 1_000 }), kills: amount({ usual: 4, endurance: 30 }) },
  { queue: 'Postgres', approvals: amount({ usual: 50, endurance: 100 }), kills: amount({ usual: 2, endurance: 4 }) },
])('$approvals approvals, told by way of $queue', ({ queue, approvals, kills }) => {
  const withRedis = queue === 'Redis';
  let store: TestDatabase;
  let mail: MailServer;
  let cloud: CloudApi;
  let sender: ChildProcess | undefined;
  /** While it is held, the mail server answers nobody. */
  let held: Promise<void> | undefined;
  let waiting = 0;

  beforeAll(async () => {
    [store, mail, cloud] = await Promise.all([
      openTestDatabase(),
      startMailServer({
        onMailFrom: (_address, _session, done) => {
          waiting += 1;
          void Promise.resolve(held).then(() => {
            waiting -= 1;
            done();
          });
        },
      }),
      startCloudApi({ honoursKeys: true }),
    ]);
  });
  afterAll(async () => {
    sender?.kill('SIGKILL');
    await Promise.all([store.close(), mail.close(), cloud.close()]);
  });

  async function startSender(): Promise<ChildProcess> {
    const child = spawn(process.execPath, [program], {
      env: {
        PATH: process.env['PATH'],
        DATABASE_URL: store.url,
        SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
        MAIL_FROM: 'office@rigbook.example',
        WHATSAPP_API_URL: cloud.url,
        WHATSAPP_TOKEN: 'a-token',
        WHATSAPP_PHONE_NUMBER_ID: '1234',
        ...(withRedis && { REDIS_URL: redis.url }),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    sender = child;
    await new Promise<void>((resolve, reject) => {
      child.once('exit', () => reject(new Error('the sender did not start')));
      child.stdout.once('data', () => resolve());
    });
    return child;
  }

  const emptyTheQueuesStore = () => (withRedis ? emptyRedis(redis.url) : emptyQueuesOnPostgres(store.url));

  const ask = <Row extends object>(text: string) =>
    store.database.query<Row>({ name: text.slice(0, 60), text, values: [] });
  const unsettled = async () =>
    (await ask<object>(`SELECT FROM notification WHERE state IN ('queued', 'sending') AND due_at <= now() LIMIT 1`))
      .length;

  it(
    `reach everybody when the sender is killed ${kills} times and the queue's store emptied once`,
    async () => {
      const approver = await openApprover(store.url);
      const approving = approver.approve(approvals);
      approving.catch(() => {}); // said where it is awaited
      for (let kill = 1; kill <= kills; kill += 1) {
        const child = await startSender();
        const before = mail.arrived.length;
        await eventually(async () => {
          if (await unsettled()) expect(mail.arrived.length).toBeGreaterThan(before + 10);
        }, PATIENCE);
        // every second kill surely meets a mail on its way, the others any moment
        let letGo = () => {};
        if (kill % 2 === 1) {
          held = new Promise((resolve) => (letGo = resolve));
          await eventually(async () => {
            if (await unsettled()) expect(waiting).toBeGreaterThan(0);
          }, PATIENCE);
        } else await new Promise((resolve) => setTimeout(resolve, Math.random() * 100));
        if (kill === kills / 2) await emptyTheQueuesStore();
        child.kill('SIGKILL');
        await once(child, 'exit');
        letGo();
        held = undefined;
      }
      await approving;
      await approver.close();
      await startSender();
      await eventually(async () => expect(await unsettled()).toBe(0), PATIENCE);

      const sent = await ask<{ id: string; channel: string; attempts: number; cutOff: number }>(
        `SELECT n.id, n.channel, n.attempts,
              (SELECT count(*)::integer FROM notification_attempt a WHERE a.notification_id = n.id AND a.outcome IS NULL) AS "cutOff"
       FROM notification n WHERE state = 'sent' ORDER BY id`,
      );
      const ofChannel = (channel: string) => sent.filter((message) => message.channel === channel);
      expect([ofChannel('email').length, ofChannel('whatsapp').length]).toEqual([approvals, approvals]);

      const mails = grouped(mail.arrived, ({ source }) => /^Message-ID: <([^@]+)@/m.exec(source)?.[1] ?? '');
      const calls = grouped(cloud.calls, ({ body }) => String(body['biz_opaque_callback_data']));
      expect([mails.size, calls.size]).toEqual([approvals, approvals]);
      expect([...cloud.sentOn].sort()).toEqual([...calls.keys()].sort());
      // a repeat is the same message once more, for an attempt whose end was not written down in time
      for (const { id, attempts } of sent) {
        const arrived = mails.get(id)?.map(({ to }) => to) ?? calls.get(id)?.map(({ body }) => body) ?? [];
        expect(arrived.length).toBeLessThanOrEqual(attempts);
        expect(arrived).toEqual(arrived.map(() => arrived[0]));
      }
      const cutOff = sent.reduce((sum, message) => sum + message.cutOff, 0);
      expect(cutOff).toBeGreaterThan(0);
      const repeats = mail.arrived.length - approvals;
      expect(repeats).toBeLessThanOrEqual(kills * MAILS_AT_ONCE);
      process.stdout.write(
        `${queue}: ${kills} kills cut off ${cutOff} attempts; mails that came again: ${repeats}, calls: ${cloud.calls.length - approvals}\n`,
      );
    },
    PATIENCE * 2,
  );
});

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
