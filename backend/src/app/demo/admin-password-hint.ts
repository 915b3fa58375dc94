import type { INestApplicationContext } from '@nestjs/common';
import { adminPasswordHash } from '../../auth/admin-password/admin-password.statements.js';
import { matchesHash } from '../../auth/admin-password/password-hash.js';
import { Configuration } from '../../platform/configuration/configuration.js';
import { Database } from '../../platform/database/database.js';
import { demoAdminPassword } from './demo-people.js';

/**
 * Which password opens the administration, as far as that can be said aloud: the demo's own is no secret, any other is. Asked
 * of what is stored, since ADMIN_PASSWORD counts at the first start only and Settings may have changed it since.
 */
export async function adminPasswordInWords(app: INestApplicationContext): Promise<string> {
  const hash = await app.get(Database).fetch(adminPasswordHash());
  if (hash === undefined) return 'no admin password is set yet';
  if (await matchesHash(demoAdminPassword, hash)) return `admin password ${demoAdminPassword}`;
  const { adminPassword } = app.get(Configuration);
  return adminPassword !== undefined && (await matchesHash(adminPassword, hash))
    ? 'admin password as in ADMIN_PASSWORD'
    : 'admin password as it was set here';
}
