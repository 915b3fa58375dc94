import type { INestApplicationContext } from '@nestjs/common';
import { demoAdminPassword } from '@rigbook/contracts/settings/settings.rules';
import { adminPasswordHash, matchesHash } from '../../auth/admin-password/known-admin-password.js';
import { auditPasswordHashes } from '../../auth/audit-access/audit-password.statements.js';
import { Configuration, ConfigurationError } from '../../platform/configuration/configuration.js';
import { isThisMachine } from '../../platform/configuration/safe-in-production.js';
import { Database } from '../../platform/database/index.js';
import { demoPeople } from './demo-organisation.js';

/** What opens the administration and the audit area of a demo. */
export interface DemoPasswords {
  readonly administrator: string;
  readonly auditor: string;
}

export const demoPasswordsInWords = async (app: INestApplicationContext): Promise<DemoPasswords> => ({
  administrator: await adminPasswordInWords(app),
  auditor: await auditPasswordInWords(app),
});

/**
 * Says which admin password applies, without revealing any but the demo's. Compares with the stored hash, since ADMIN_PASSWORD
 * counts at the first start only and Settings may have changed it since.
 */
async function adminPasswordInWords(app: INestApplicationContext): Promise<string> {
  const hash = await app.get(Database).fetch(adminPasswordHash());
  if (hash === undefined) return 'no admin password is set yet';
  if (await matchesHash(demoAdminPassword, hash)) return `admin password ${demoAdminPassword}`;
  const { adminPassword } = app.get(Configuration);
  return adminPassword !== undefined && (await matchesHash(adminPassword, hash))
    ? 'admin password as in ADMIN_PASSWORD'
    : 'admin password as changed here';
}

/** The same of the demo's auditor, who has none in a folder from before auditors had one. */
async function auditPasswordInWords(app: INestApplicationContext): Promise<string> {
  const auditor = demoPeople.find(({ isAuditor }) => isAuditor)?.unitNumber;
  const passwords = await app.get(Database).fetch(auditPasswordHashes());
  const hash = passwords.find(({ unitNumber }) => unitNumber === auditor)?.hash;
  if (hash === undefined) return 'sets an audit password';
  return (await matchesHash(demoAdminPassword, hash))
    ? `audit password ${demoAdminPassword}`
    : 'audit password as changed here';
}

/**
 * Keeps a database that began as a demo from others, who can all read its password here.
 * @throws ConfigurationError if others reach this server, and the admin password or an auditor's is still the demo's
 */
export async function refuseDemoPasswordToOthers(app: INestApplicationContext): Promise<void> {
  const { demo, production, http } = app.get(Configuration);
  if (demo || (!production && isThisMachine(http.host))) return;
  const hash = await app.get(Database).fetch(adminPasswordHash());
  if (hash !== undefined && (await matchesHash(demoAdminPassword, hash)))
    throw new ConfigurationError(
      'The admin password is still the one of the demo. Start with HOST=127.0.0.1 and without NODE_ENV, change it in the settings, and start again.',
    );
  for (const auditor of await app.get(Database).fetch(auditPasswordHashes()))
    if (await matchesHash(demoAdminPassword, auditor.hash))
      throw new ConfigurationError(
        `The audit password of unit ${auditor.unitNumber} is still the one of the demo. Start with HOST=127.0.0.1 and without NODE_ENV, remove it on the user's page, and start again.`,
      );
}
