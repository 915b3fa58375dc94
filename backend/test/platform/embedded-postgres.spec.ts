import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { joinDatabaseServer } from '../../src/app/running/prepare-database.js';
import { readConfiguration } from '../../src/platform/configuration/read-configuration.js';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { findRunningPostgres, startEmbeddedPostgres } from '../../src/platform/embedded-postgres/embedded-postgres.js';
import { dataLocation } from '../../src/platform/embedded-postgres/data-location.js';
import { PostgresProblem } from '../../src/platform/embedded-postgres/operating-system.js';

const madeBySuperuser = `
  CREATE EXTENSION btree_gist;
  CREATE TYPE mood AS ENUM ('calm');
  CREATE SEQUENCE counted;
  CREATE TABLE kept (id serial PRIMARY KEY, word text);
  INSERT INTO kept (word) VALUES ('a');
  CREATE VIEW words AS SELECT word FROM kept;
  CREATE FUNCTION one() RETURNS integer LANGUAGE sql RETURN 1;
  CREATE SCHEMA queue;
  CREATE TABLE queue.job (id integer GENERATED ALWAYS AS IDENTITY, state text)`;

interface Owned {
  readonly owner: ChildProcess;
  readonly url: string;
  readonly pid: number;
}

const support = path.resolve(import.meta.dirname, '../support');

describe('the embedded server', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'rigbook-embedded-'));
    chmodSync(folder, 0o755);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('ends with its owner even after kill -9, and the next start finds what was written', async () => {
    const { owner, url, pid } = await own(path.join(folder, 'killed'));
    await withConnection(url, (client) => client.query('CREATE TABLE kept AS SELECT 42 AS answer'));
    owner.kill('SIGKILL');
    await gone(pid);

    const next = await startEmbeddedPostgres({ folder: path.join(folder, 'killed'), durable: false });
    const { rows } = await withConnection(next.superuserUrl(), (client) => client.query('SELECT answer FROM kept'));
    await next.stop();
    expect(rows).toEqual([{ answer: 42 }]);
    expect(isAlive(next.pid)).toBe(false);
  });

  it('does not begin anew where root kept the database elsewhere and that place is gone', () => {
    const asked = path.join(folder, 'moved');
    mkdirSync(asked);
    writeFileSync(path.join(asked, 'location'), '/var/tmp/rigbook-data-gone\n');
    const place = () => dataLocation(asked);
    if (process.getuid?.() === 0) expect(place).toThrow('/var/tmp/rigbook-data-gone');
    else expect(place()).toEqual({ folder: asked, user: undefined });
  });

  it('logs that a row was refused, and not what was in it', async () => {
    const server = await startEmbeddedPostgres({ folder: path.join(folder, 'discreet'), durable: false });
    await withConnection(server.superuserUrl(), async (client) => {
      await client.query('CREATE TABLE person (phone text UNIQUE, name text CHECK (name <> $$$$))');
      await client.query('INSERT INTO person VALUES ($1)', ['0501234567']);
      await expect(client.query('INSERT INTO person VALUES ($1)', ['0501234567'])).rejects.toThrow('person_phone_key');
      await expect(client.query('INSERT INTO person VALUES ($1, $2)', ['0507654321', ''])).rejects.toThrow('check');
    });
    await server.stop();
    const log = readFileSync(path.join(folder, 'discreet', 'cluster', 'server.log'), 'utf8');
    expect(log).toContain('person_phone_key');
    expect(log).not.toMatch(/0501234567|0507654321/);
  });

  it('is entered by the application as an ordinary login that owns its database', async () => {
    const dataFolder = path.join(folder, 'ordinary');
    const server = await joinDatabaseServer({ ...readConfiguration({ DATA_DIR: dataFolder }), sessionSecret: '' });
    const { rows } = await withConnection(server.url, (client) =>
      client.query(`SELECT session_user AS login, rolsuper OR rolcreaterole OR rolbypassrls OR rolreplication AS more, pg_get_userbyid(datdba) AS owner,
        pg_has_role(session_user, 'pg_read_all_data', 'MEMBER') OR pg_has_role(session_user, 'pg_execute_server_program', 'MEMBER') AS special
        FROM pg_roles, pg_database WHERE rolname = session_user AND datname = current_database()`),
    );
    await server.stop();
    expect(rows).toEqual([{ login: 'rigbook', more: false, owner: 'rigbook', special: false }]);
    expect(statSync(path.join(dataFolder, 'postgres/cluster/login-password')).mode & 0o777).toBe(0o600);
  });

  it('gives the login what the superuser of an earlier version made', async () => {
    const server = await startEmbeddedPostgres({ folder: path.join(folder, 'earlier'), durable: false });
    await withConnection(server.superuserUrl(), (client) => client.query('CREATE DATABASE kept'));
    await withConnection(server.superuserUrl('kept'), (client) => client.query(madeBySuperuser));

    const [url, again] = await Promise.all([server.openDatabase('kept'), server.openDatabase('kept')]);
    expect(again).toBe(url);
    await withConnection(url, async (client) => {
      await client.query('ALTER TABLE kept ADD COLUMN more text; ALTER TABLE queue.job ADD COLUMN more text');
      await client.query('DROP VIEW words; DROP FUNCTION one(); DROP TYPE mood; DROP SEQUENCE counted');
      await client.query(`INSERT INTO kept (word) VALUES ('b')`);
      expect((await client.query('SELECT id, word FROM kept ORDER BY id')).rows).toEqual([
        { id: 1, word: 'a' },
        { id: 2, word: 'b' },
      ]);
      await expect(client.query(`SET session_replication_role = replica`)).rejects.toThrow('permission denied');
    });
    expect(await server.openDatabase('kept')).toBe(url);
    await server.stop();
  });

  it('is not started twice on one folder, but can be joined', async () => {
    const { owner, url, pid } = await own(path.join(folder, 'shared'));
    await expect(startEmbeddedPostgres({ folder: path.join(folder, 'shared') })).rejects.toBeInstanceOf(
      PostgresProblem,
    );
    expect(findRunningPostgres(path.join(folder, 'shared'))?.superuserUrl()).toBe(url);
    owner.kill('SIGKILL');
    await gone(pid);
    expect(findRunningPostgres(path.join(folder, 'shared'))).toBeUndefined();
  });
});

async function own(folder: string): Promise<Owned> {
  const owner = spawn(
    process.execPath,
    [
      '--import',
      path.join(support, 'register-typescript.mjs'),
      path.join(support, 'servers/postgres-owner.ts'),
      folder,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [line] = (await once(owner.stdout, 'data')) as [Buffer];
  return { owner, ...(JSON.parse(line.toString()) as { url: string; pid: number }) };
}

async function gone(pid: number): Promise<void> {
  for (let attempt = 0; attempt < 100 && isAlive(pid); attempt += 1) await sleep(100);
  expect(isAlive(pid)).toBe(false);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
