import type { Client } from 'pg';
import type { Person, TestApp } from '../../support/app.js';
import type { FuzzCaller } from './fuzzed-requests.js';

/** Requests name other people, so that none of these is erased or loses a right. */
const units = { responder: '101' } as const;

type People = Readonly<Record<'responder' | 'auditor' | 'admin', Person>>;

export const signInCallers = async (app: TestApp): Promise<People> => ({
  responder: await app.signIn(units.responder),
  auditor: await app.signInAuditor(),
  admin: await app.signInAdmin(),
});

/** What each caller sends with every request. */
export function sessionsOf(app: TestApp, people: People, token: string): Readonly<Record<FuzzCaller, object>> {
  const domain = new URL(app.url).hostname;
  const cookieOf = ({ jar }: Person) => ({
    cookie: jar.getCookies({ domain, path: '/', secure: false, script: false }).toValueString(),
  });
  return {
    visitor: {},
    responder: cookieOf(people.responder),
    auditor: cookieOf(people.auditor),
    admin: cookieOf(people.admin),
    program: { authorization: `Bearer ${token}`, 'on-behalf-of': units.responder },
  };
}

/** Keeps what callers sign in with: fuzzed requests change phone numbers and settings. */
export async function rememberSignIn(owner: Client): Promise<void> {
  await owner.query('CREATE TEMPORARY TABLE former_responder AS SELECT id, phone_number FROM responder');
  await owner.query('CREATE TEMPORARY TABLE former_audit_password AS SELECT * FROM audit_password');
  await owner.query('CREATE TEMPORARY TABLE former_settings AS SELECT * FROM organisation_settings');
}

/** Lets the callers sign in as at first. */
export async function restoreSignIn(owner: Client): Promise<void> {
  await owner.query('DELETE FROM sign_in_throttle');
  await owner.query('UPDATE responder r SET phone_number = f.phone_number FROM former_responder f WHERE f.id = r.id');
  await owner.query(
    'BEGIN; DELETE FROM audit_password; INSERT INTO audit_password SELECT * FROM former_audit_password; COMMIT',
  );
  await owner.query(
    'BEGIN; DELETE FROM organisation_settings; INSERT INTO organisation_settings SELECT * FROM former_settings; COMMIT',
  );
}
