import { spawnSync } from 'node:child_process';
import { refusals } from '@rigbook/contracts/refusals/refusals';
import { DeliveryPace } from '../../src/notifications/delivery/delivery-pace.js';
import { eventually } from '../event-store/support/eventually.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { declaredEventTypes } from '../support/event-declarations.js';
import { freePort } from '../support/servers/free-port.js';
import { mondayEvening, vehicleId } from '../support/shift.js';
import {
  alerts,
  alertSections,
  metricsExplained,
  metricsUsed,
  monitoringFolder,
  runbooksLinked,
} from './support/monitoring-files.js';
import { namesIn, readScrape, type Sample } from './support/read-scrape.js';

const TOKEN = 'a token for the tests of metrics';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    environment: { METRICS_TOKEN: TOKEN, BACKUP_TO: 'backups', BACKUP_HOUR: '23' },
    delivery: new DeliveryPace(),
  });
  const dana = await app.signIn('101');
  const booking = { ...mondayEvening, vehicleId: await vehicleId(app, 'ALS1') };
  const { body } = await dana.post('/api/bookings').send(booking).expect(201);
  await dana.get(`/api/bookings/${body.id}`).expect(200);
  await dana.post('/api/bookings').send(booking).expect(409);
  await app.visitor().get('/api/nowhere/7f000001').expect(404);
});
afterAll(() => app.close());

const scrapedText = async (): Promise<string> =>
  (await app.visitor().get('/metrics').set('Authorization', `Bearer ${TOKEN}`).expect(200)).text;

const scrape = async (): Promise<readonly Sample[]> => readScrape(await scrapedText());

const valueOf = (samples: readonly Sample[], name: string, labels: Readonly<Record<string, string>> = {}) =>
  samples.find(
    (sample) =>
      sample.name === name && Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
  )?.value;

it('are hidden from callers without the token', async () => {
  await app.visitor().get('/metrics').expect(404);
  await app.visitor().get('/metrics').set('Authorization', 'Bearer another token').expect(404);
});

it('count requests by the pattern of their route, events, refusals and what the database did', async () => {
  const samples = await scrape();
  const counted = 'rigbook_http_request_duration_seconds_count';
  expect(valueOf(samples, counted, { method: 'POST', route: '/api/bookings', status: '201' })).toBe(1);
  expect(valueOf(samples, counted, { method: 'GET', route: '/api/bookings/:id', status: '200' })).toBe(1);
  expect(valueOf(samples, 'rigbook_events_appended_total', { type: 'BookingRequested' })).toBeGreaterThanOrEqual(1);
  expect(valueOf(samples, 'rigbook_refusals_total', { code: 'NOT_FOUND' })).toBeGreaterThanOrEqual(1);
  expect(valueOf(samples, 'rigbook_database_round_trips_total')).toBeGreaterThan(3);
  expect(valueOf(samples, 'rigbook_database_statements_total')).toBeGreaterThan(8);
  expect(valueOf(samples, 'rigbook_database_pool', { state: 'waiting' })).toBe(0);
  expect(valueOf(samples, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  expect(valueOf(samples, 'process_resident_memory_bytes')).toBeGreaterThan(1);
});

it('tell the state of the cluster from the database', async () => {
  const samples = await scrape();
  expect(valueOf(samples, 'rigbook_database_up')).toBe(1);
  expect(valueOf(samples, 'rigbook_shifts_active')).toBe(0);
  expect(valueOf(samples, 'rigbook_returns_overdue')).toBe(0);
  for (const follower of ['dashboard-counts', 'activity-feed', 'seal'])
    expect(valueOf(samples, 'rigbook_follower_lag_seconds', { follower })).toBeGreaterThanOrEqual(0);
  expect(valueOf(samples, 'rigbook_messages_waiting', { channel: 'email' })).toBeGreaterThanOrEqual(0);
});

it('tell when the last scheduled backup was complete, once there is one', async () => {
  const name = 'rigbook_backup_last_success_timestamp_seconds';
  expect((await scrape()).some((sample) => sample.name === name)).toBe(false);
  const tried = '2026-11-22T03:00:00.000Z';
  const failed = `INSERT INTO backup_run (day, tried_at) VALUES ('2026-11-22', $1)`;
  await app.database.query({ name: 'test.failed-backup', text: failed, values: [tried] });
  await eventually(async () => expect(valueOf(await scrape(), name)).toBe(Date.parse('2026-11-22T00:00Z') / 1_000));
  const completed = '2026-11-23T03:00:05.000Z';
  const text = `INSERT INTO backup_run (day, tried_at, completed_at) VALUES ('2026-11-23', $1, $1)`;
  await app.database.query({ name: 'test.backup', text, values: [completed] });
  await eventually(async () => expect(valueOf(await scrape(), name)).toBe(Date.parse(completed) / 1_000));
});

it('have labels of closed lists only, so that they name nobody and do not grow', async () => {
  const codes = Object.keys(refusals);
  const closed: Readonly<Record<string, RegExp | readonly string[]>> = {
    route: /^(none|\/\*|\/|\/metrics|\/(api|auth)(\/([a-z-]+|:[a-zA-Z]+|\*))*)$/,
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'],
    status: /^[1-5]\d\d$/,
    type: declaredEventTypes,
    code: codes,
    follower: /^[a-z-]+$/,
    channel: ['email', 'whatsapp', 'push'],
    outcome: ['sent', 'try-later', 'failed', 'not-configured', 'withdrawn'],
    state: ['busy', 'idle', 'waiting'],
  };
  const ours = (await scrape()).filter(({ name }) => name.startsWith('rigbook_'));
  const outside = ours.flatMap(({ labels }) =>
    Object.entries(labels).filter(([label, value]) => {
      const allowed = closed[label];
      if (label === 'le') return false;
      return allowed instanceof RegExp ? !allowed.test(value) : !allowed?.includes(value);
    }),
  );
  expect(outside).toEqual([]);
});

it('are off unless configured, and have a separate port if one is set', async () => {
  const port = await freePort();
  const plain = await startTestApp({ shareDatabaseOf: app, worker: false });
  const apart = await startTestApp({
    shareDatabaseOf: app,
    worker: false,
    environment: { METRICS_PORT: String(port) },
  });
  try {
    await plain.visitor().get('/metrics').expect(404);
    await apart.visitor().get('/metrics').expect(404);
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(valueOf(readScrape(await answer.text()), 'rigbook_database_up')).toBe(1);
    expect((await fetch(`http://127.0.0.1:${port}/elsewhere`)).status).toBe(404);
  } finally {
    await plain.close();
    await apart.close();
  }
});

describe('the files for Prometheus and Grafana', () => {
  it('use only metrics that exist, and the runbook explains all of ours', async () => {
    const names = namesIn(await scrapedText());
    const exists = (name: string) => names.includes(name) || names.includes(name.replace(/_(bucket|count|sum)$/, ''));
    expect(metricsUsed().filter((name) => !exists(name))).toEqual([]);
    const ours = names.filter((name) => name.startsWith('rigbook_'));
    expect([...new Set(metricsExplained())].filter((name) => !name.endsWith('_')).sort()).toEqual([...ours].sort());
  });

  it('have a section of the runbook for each alert, which says when it is over', () => {
    const sections = alertSections();
    expect(Object.keys(sections).sort()).toEqual([...alerts()].sort());
    for (const section of Object.values(sections)) expect(section).toContain('Over when');
    const linked = alerts().map((name) => `docs/runbook/monitoring.md#${name.toLowerCase()}`);
    expect(runbooksLinked()).toEqual(linked);
  });

  it('are correct to Prometheus', () => {
    const checked = spawnSync('promtool', ['check', 'config', 'prometheus.yml'], {
      cwd: monitoringFolder,
      encoding: 'utf8',
    });
    if (checked.error) return console.warn('not checked: promtool is not installed');
    expect(`${checked.stdout}${checked.stderr}`).toContain('SUCCESS');
    expect(checked.status).toBe(0);
  });
});
