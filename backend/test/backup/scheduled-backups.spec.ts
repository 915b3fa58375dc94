import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BackupMails } from '../../src/notifications/backup-mail/backup-mails.js';
import { DeliveryPace } from '../../src/notifications/delivery/delivery-pace.js';
import { ScheduledBackups } from '../../src/platform/backup/scheduled-backups.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { mailParts } from '../support/servers/mail-parts.js';
import { type MailServer, startMailServer } from '../support/servers/mail-server.js';

const folder = mkdtempSync(path.join(tmpdir(), 'rigbook-scheduled-'));
const to = path.join(folder, 'backups');
let mail: MailServer;
let app: TestApp;
let environment: Record<string, string>;

const look = (...apps: TestApp[]) => Promise.all(apps.map(({ nest }) => nest.get(ScheduledBackups).takeTurn()));
const lastBackupAt = async () =>
  ((await app.visitor().get('/api/health/ready').expect(200)).body as { lastBackupAt: string | null }).lastBackupAt;
const backups = () => (existsSync(to) ? readdirSync(to).toSorted() : []);
const aDayLater = () => app.clock.advanceMinutes(24 * 60);

beforeAll(async () => {
  mail = await startMailServer({});
  environment = {
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: 'Rigbook <office@rigbook.example>',
    BACKUP_TO: to,
    BACKUP_HOUR: '10',
    BACKUP_KEEP_DAYS: '2',
  };
  app = await startTestApp({ delivery: new DeliveryPace(), environment });
  const admin = await app.signInAdmin();
  await admin.put('/api/admin/settings').send({ contactEmail: 'office@example.org' }).expect(200);
});
afterAll(async () => {
  await app.close();
  await mail.close();
  rmSync(folder, { recursive: true, force: true });
});

it('is not taken before its hour, then once a day by however many processes', async () => {
  await look(app); // 08:00 in UTC
  expect(backups()).toEqual([]);
  expect(await lastBackupAt()).toBeNull();
  app.clock.advanceMinutes(3 * 60);
  const other = await startTestApp({ shareDatabaseOf: app, environment });
  await look(app, other);
  await look(app, other);
  await other.close();
  expect(backups()).toHaveLength(1);
  expect(await lastBackupAt()).toBe(app.clock.now());
  expect(readdirSync(path.join(to, backups()[0] ?? ''))).toContain('manifest.json');
});

it('is kept for as many days as set; what a cut-off backup left goes after a day', async () => {
  const [first] = backups();
  aDayLater();
  await look(app);
  rmSync(path.join(to, backups()[1] ?? '', 'manifest.json'));
  aDayLater();
  await look(app);
  expect(backups()).toHaveLength(3);
  aDayLater();
  await look(app);
  expect(backups()).toHaveLength(2);
  expect(backups()).not.toContain(first);
});

it('tells the office when it fails, once, and tries again after half an hour', async () => {
  aDayLater();
  rmSync(to, { recursive: true });
  writeFileSync(to, '');
  await look(app);
  const tell = () => app.nest.get(BackupMails).takeTurn();
  await tell();
  await tell();
  const [told] = mail.arrived;
  expect(mail.arrived.map((one) => one.to)).toEqual([['office@example.org']]);
  const text = mailParts(told?.source ?? '').find(({ type }) => type.startsWith('text/plain'))?.content;
  expect(text).toMatch(/The last scheduled backup is of \d{4}-\d\d-\d\d/);
  expect(text).toContain(`Cannot write to ${to}`);

  rmSync(to);
  await look(app);
  expect(backups()).toEqual([]);
  app.clock.advanceMinutes(31);
  await look(app);
  expect(backups()).toHaveLength(1);
});
