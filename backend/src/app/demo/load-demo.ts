import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { addHours, type Instant, type ResponderId } from '@rigbook/contracts/kernel';
import { demoAdminPassword } from '@rigbook/contracts/settings/settings.rules';
import {
  adminPasswordHash,
  hashPassword,
  setFirstAdminPassword,
} from '../../auth/admin-password/known-admin-password.js';
import { setAuditPassword } from '../../auth/audit-access/audit-password.statements.js';
import { VEHICLE_STREAM, type VehicleAdded, type VehicleDetails } from '../../fleet/vehicle.events.js';
import { Configuration } from '../../platform/configuration/configuration.js';
import { Database, query, type Query } from '../../platform/database/index.js';
import type { Append, Commit } from '../../platform/event-store/commit.js';
import { GuardViolation, VersionConflict } from '../../platform/event-store/event-store.errors.js';
import { EventStore, type Statement } from '../../platform/event-store/index.js';
import { Clock } from '../../platform/time/clock.js';
import { Ids } from '../../platform/time/ids.js';
import { registerResponder } from '../../responders/register-responder/register-responder.decision.js';
import type { NewResponder } from '../../responders/register-responder/register-responder.decision.js';
import { RESPONDER_STREAM } from '../../responders/responder.events.js';
import { insertResponder } from '../../responders/responder.statements.js';
import { type AdminPasswordChanged, SETTINGS_STREAM, settingsStreamId } from '../../settings/settings.events.js';
import { ChangeSettings } from '../../settings/change-settings/change-settings.handler.js';
import { demoContacts, demoFleet, demoPeople } from './demo-organisation.js';

/** How long the demo's people have been there when it begins. */
const REGISTERED_DAYS_AGO = 30;

/** When the demo's people were registered, if they have a past. */
export const demoSince = (app: INestApplicationContext): Instant =>
  addHours(app.get(Clock).now(), -24 * REGISTERED_DAYS_AGO);

/**
 * Fills an empty database with the demo's people and vehicles, all or none. Does nothing if there is any data, the configuration
 * has no demo, or in production. Returns whether it loaded.
 * Needs an initialized application, which has set the admin password of the environment.
 */
export async function loadDemo(app: INestApplicationContext, now = app.get(Clock).now()): Promise<boolean> {
  const { demo, production } = app.get(Configuration);
  const [isEmpty, adminPassword] = await app.get(Database).fetchAll([emptyDatabase(), adminPasswordHash()]);
  if (!demo || production || !isEmpty) return false;
  const commit = demoCommit(app.get(Ids), now, await hashPassword(demoAdminPassword));
  try {
    await app.get(EventStore).commit(adminPassword === undefined ? await withPassword(commit, now) : commit);
    return true;
  } catch (error) {
    // two processes started on one empty database, and the other was faster
    if (error instanceof GuardViolation || error instanceof VersionConflict) return false;
    throw error;
  }
}

/**
 * Gives the demo's organization its contacts, such as the address for messages to the office. They have no past: a password of the
 * environment was set just before, in the same stream.
 */
export async function giveDemoContacts(app: INestApplicationContext): Promise<void> {
  const context = { actor: 'system:demo', now: app.get(Clock).now(), correlationId: app.get(Ids).newId() } as const;
  await app.get(CommandBus).execute(new ChangeSettings({ changes: demoContacts, context }));
}

/** Auditors get the demo's password, too. */
function demoCommit(ids: Ids, now: Instant, passwordHash: string): Commit {
  const vehicles = demoFleet.map((details) => addVehicle(ids.newId(), details));
  const people = demoPeople.map((person) => register(ids.newId() as ResponderId, person, now, passwordHash));
  return {
    context: { actor: 'system:demo', now, correlationId: ids.newId() },
    locks: ['demo'],
    appends: [...vehicles, ...people.map(({ append }) => append)],
    statements: people.flatMap(({ statements }) => statements),
  };
}

/** The demo's admin password, for a database without one. */
async function withPassword(commit: Commit, now: Instant): Promise<Commit> {
  const changed: AdminPasswordChanged = { type: 'AdminPasswordChanged', data: {} };
  const append = { stream: settingsStreamId, streamType: SETTINGS_STREAM, expectedVersion: 0, events: [changed] };
  const statement = setFirstAdminPassword(await hashPassword(demoAdminPassword), now);
  return { ...commit, appends: [...commit.appends, append], statements: [...(commit.statements ?? []), statement] };
}

function addVehicle(stream: string, details: VehicleDetails): Append {
  const added: VehicleAdded = { type: 'VehicleAdded', data: details };
  return { stream, streamType: VEHICLE_STREAM, expectedVersion: 0, events: [added] };
}

function register(
  stream: ResponderId,
  person: NewResponder,
  now: Instant,
  passwordHash: string,
): { readonly append: Append; readonly statements: readonly Statement[] } {
  const { record, event } = registerResponder(stream, person);
  return {
    append: { stream, streamType: RESPONDER_STREAM, expectedVersion: 0, events: [event] },
    statements: [
      insertResponder(record, now),
      ...(record.isAuditor ? [setAuditPassword(stream, passwordHash, now)] : []),
    ],
  };
}

/** True if nobody is registered and only settings were recorded, such as a first admin password. */
const emptyDatabase = (): Query<boolean> =>
  query<{ isEmpty: boolean }, boolean>(
    {
      name: 'demo.empty-database',
      text: `SELECT NOT EXISTS (SELECT FROM event WHERE stream_type <> 'settings')
                    AND NOT EXISTS (SELECT FROM responder) AS "isEmpty"`,
      values: [],
    },
    ([row]) => row?.isEmpty ?? false,
  );
