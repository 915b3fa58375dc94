import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import type { Instant } from '@rigbook/contracts/kernel';
import { Database, query, type Query } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import type { Statement } from '../../platform/event-store/index.js';
import { OrganisationSettings } from '../../settings/organisation-settings.js';
import type { SignedInResponder } from '../session/signed-in-responder.js';
import { Throttle } from '../throttle/throttle.js';

/** Raise them in time: a hash made with others is replaced when its password is entered. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const CURRENT_HASH = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/** Argon2id with a random salt, computed off the event loop. Unicode is normalized, so keyboards may compose letters differently. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'), cost);

export const matchesHash = (password: string, passwordHash: string): Promise<boolean> =>
  verify(passwordHash, password.normalize('NFC'));

const NAME = 'admin-password';

/** Sets the organization's first admin password; keeps an existing one. */
export const setFirstAdminPassword = (hash: string, now: Instant): Statement => ({
  name: 'admin-password.set-first',
  text: `INSERT INTO organisation_secret (name, hash, changed_at) VALUES ($1, $2, $3) ON CONFLICT (name) DO NOTHING`,
  values: [NAME, hash, now],
});

export const changeAdminPassword = (hash: string, now: Instant): Statement => ({
  name: 'admin-password.change',
  text: `UPDATE organisation_secret SET hash = $2, changed_at = $3 WHERE name = $1`,
  values: [NAME, hash, now],
});

/** Returns no row if the password has been changed since. */
const replaceHash = (former: string, hash: string): Statement => ({
  name: 'admin-password.replace-hash',
  text: `UPDATE organisation_secret SET hash = $3 WHERE name = $1 AND hash = $2 RETURNING name`,
  values: [NAME, former, hash],
});

export const adminPasswordHash = (): Query<string | undefined> =>
  query<{ hash: string }, string | undefined>(
    { name: 'admin-password.hash', text: `SELECT hash FROM organisation_secret WHERE name = $1`, values: [NAME] },
    ([row]) => row?.hash,
  );

interface PasswordAttempt {
  readonly admin: Pick<SignedInResponder, 'unitNumber'> & Partial<Pick<SignedInResponder, 'deviceId'>>;
  readonly password: string;
  readonly address: string;
  readonly now: Instant;
  /** with the link in a message, which others may have too */
  readonly byLink?: boolean;
}

/** Checks the organization's admin password; failed attempts are throttled. */
@Injectable()
export class KnownAdminPassword {
  constructor(
    private readonly throttle: Throttle,
    private readonly database: Database,
    private readonly settings: OrganisationSettings,
  ) {}

  /** Returns the stored hash. @throws Refusal ADMIN_PASSWORD_OFF, TOO_MANY_ATTEMPTS, UNLOCK_REQUIRED, ADMIN_PASSWORD_INCORRECT */
  async known({ admin, password, address, now, byLink = false }: PasswordAttempt): Promise<string> {
    await this.demandOn();
    const { unitNumber, deviceId } = admin;
    const strangersAs = byLink ? 'decision-link' : 'admin-password';
    const attempt = {
      of: 'admin-password',
      strangersAs,
      unitNumber,
      address,
      knownDevice: deviceId ?? undefined,
    } as const;
    await this.throttle.admit(attempt, now);
    const hash = await this.database.fetch(adminPasswordHash());
    if (hash === undefined || !(await matchesHash(password, hash))) throw new Refusal('ADMIN_PASSWORD_INCORRECT');
    await this.throttle.succeeded(attempt, now);
    return hash.startsWith(CURRENT_HASH) ? hash : this.hashedAgain(password, hash);
  }

  /** Before an attempt is counted: whatever is entered while it is off, nothing was guessed. @throws Refusal ADMIN_PASSWORD_OFF */
  async demandOn(): Promise<void> {
    const { sharedAdminPassword } = await this.settings.current();
    if (!sharedAdminPassword) throw new Refusal('ADMIN_PASSWORD_OFF');
  }

  private async hashedAgain(password: string, former: string): Promise<string> {
    const hash = await hashPassword(password);
    const replaced = await this.database.query(replaceHash(former, hash));
    return replaced.length > 0 ? hash : former;
  }
}
