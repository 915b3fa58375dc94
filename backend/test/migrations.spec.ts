import type { MigrationInterface } from 'typeorm';
import { migrations } from '../migrations/migrations.js';
import { locking } from './support/repository/locking-statements.js';

/** The rule is younger than this migration and those before it. */
const LAST_WITHOUT_RULE = 'OverdueShifts1763600000694';

const all = migrations.map((Migration) => new Migration());
const ruled = all.slice(all.findIndex(({ name }) => name === LAST_WITHOUT_RULE) + 1);

const saying = (text: string, transaction = true): MigrationInterface => ({
  transaction,
  up: (runner) => runner.query(text),
  down: async () => {},
});

describe('a migration', () => {
  it.each(ruled.map((migration) => [migration.name, migration] as const))(
    '%s leaves processes of the version before it at work',
    async (_name, migration) => {
      expect(await locking(migration)).toEqual([]);
    },
  );

  it('is checked at all', () => {
    expect(ruled.length).toBeGreaterThan(0);
    expect(ruled.length).toBeLessThan(all.length);
  });

  it.each([
    ['CREATE INDEX ON event (id)', 'CREATE INDEX needs CONCURRENTLY'],
    ['ALTER TABLE event ADD COLUMN n uuid DEFAULT gen_random_uuid()', 'a default that is computed rewrites the table'],
    ['ALTER TABLE event ADD COLUMN n text NOT NULL', 'NOT NULL needs a default: old processes leave the column out'],
    ['ALTER TABLE event ADD COLUMN n int CHECK (n > 0)', expect.stringContaining('must not be generated, checked')],
    ['ALTER TABLE event ADD COLUMN n uuid REFERENCES seal', expect.stringContaining('must not be generated, checked')],
    ['ALTER TABLE event ADD COLUMN n int GENERATED ALWAYS AS (1) STORED', expect.stringContaining('generated')],
    ['ALTER TABLE event ADD CONSTRAINT c CHECK (version > 0)', 'ADD CONSTRAINT needs NOT VALID, or USING INDEX'],
    ['ALTER TABLE event ADD CONSTRAINT c UNIQUE (id)', 'ADD CONSTRAINT needs NOT VALID, or USING INDEX'],
    ['ALTER TABLE event ALTER COLUMN type TYPE varchar', 'AT_AlterColumnType is not known to be safe'],
    ['ALTER TABLE event ALTER COLUMN type SET NOT NULL', 'AT_SetNotNull is not known to be safe'],
    ['ALTER TABLE event DROP CONSTRAINT event_pkey', 'AT_DropConstraint is not known to be safe'],
    ['ALTER TABLE event DROP CONSTRAINT event_stream_key', 'AT_DropConstraint is not known to be safe'],
    [
      'ALTER TABLE event DROP CONSTRAINT event_pkey, ADD PRIMARY KEY (stream)',
      'ADD CONSTRAINT needs NOT VALID, or USING INDEX',
    ],
    [
      'ALTER TABLE event DROP CONSTRAINT e_pkey, ADD CONSTRAINT e_pkey CHECK (version > 0) NOT VALID',
      expect.any(String),
    ],
    [
      'ALTER TABLE event DROP CONSTRAINT e_fkey, ADD CONSTRAINT e_fkey CHECK (version > 0) NOT VALID',
      expect.any(String),
    ],
    ['ALTER TABLE event DROP CONSTRAINT c, ADD CONSTRAINT d CHECK (version > 0) NOT VALID', expect.any(String)],
    [
      'ALTER TABLE event DROP CONSTRAINT c, ADD CONSTRAINT c CHECK (version > 0)',
      'ADD CONSTRAINT needs NOT VALID, or USING INDEX',
    ],
    ['ALTER TABLE event DROP COLUMN type', 'AT_DropColumn is not known to be safe'],
    ['ALTER TABLE event RENAME COLUMN type TO kind', 'RENAME takes away what old processes use'],
    ['DROP TABLE event', 'DROP takes away what old processes use'],
    ['DROP INDEX event_type', 'DROP takes away what old processes use'],
    ['TRUNCATE event', 'TRUNCATE takes away what old processes use'],
    ['LOCK TABLE event', 'LockStmt is not known to be safe'],
    ['REINDEX TABLE event', 'ReindexStmt is not known to be safe'],
    ['UPDATE booking_diary SET reason = NULL', expect.stringContaining('in parts that commit')],
    ['DO $$ BEGIN UPDATE booking_diary SET reason = NULL; END $$', expect.stringContaining('in parts that commit')],
    ["DO $$ BEGIN EXECUTE 'DROP TABLE event'; COMMIT; END $$", expect.stringContaining('its text is not checked')],
  ])('that says %s is refused', async (text, fault) => {
    expect(await locking(saying(text))).toContainEqual(fault);
  });

  it.each([
    ['ALTER TABLE event ADD COLUMN n int', true],
    ["ALTER TABLE event ADD COLUMN n text NOT NULL DEFAULT ''", true],
    ['ALTER TABLE event ADD CONSTRAINT c CHECK (version > 0) NOT VALID', true],
    ['ALTER TABLE event DROP CONSTRAINT c, ADD CONSTRAINT c CHECK (version > 0) NOT VALID', true],
    ['ALTER TABLE event VALIDATE CONSTRAINT c', true],
    ['ALTER TABLE event DROP CONSTRAINT event_pkey, ADD PRIMARY KEY USING INDEX wider', true],
    ['ALTER TABLE event DROP CONSTRAINT event_stream_key, ADD CONSTRAINT k UNIQUE USING INDEX wider', true],
    ['CREATE TABLE later (id uuid PRIMARY KEY); CREATE INDEX ON later (id)', true],
    ['CREATE INDEX CONCURRENTLY ON event (id)', false],
    ['DO $$ BEGIN UPDATE booking_diary SET reason = NULL; COMMIT; END $$', false],
  ])('that says %s is let through', async (text, transaction) => {
    expect(await locking(saying(text, transaction))).toEqual([]);
  });
});
