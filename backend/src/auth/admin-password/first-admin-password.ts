import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { newPasswordProblem } from '@rigbook/contracts/settings/settings.rules';
import { Configuration, ConfigurationError } from '../../platform/configuration/configuration.js';
import { Database } from '../../platform/database/index.js';
import { EventStore, VersionConflict } from '../../platform/event-store/index.js';
import { Clock } from '../../platform/time/clock.js';
import { Ids } from '../../platform/time/ids.js';
import { type AdminPasswordChanged, SETTINGS_STREAM, settingsStreamId } from '../../settings/settings.events.js';
import { adminPasswordHash, hashPassword, setFirstAdminPassword } from './known-admin-password.js';
import { NewPasswords } from './new-passwords.js';

/** Sets the admin password of a new organization from the environment. Later starts leave it as it is. */
@Injectable()
export class FirstAdminPassword implements OnApplicationBootstrap {
  private readonly logger = new Logger('auth');

  constructor(
    private readonly configuration: Configuration,
    private readonly database: Database,
    private readonly events: EventStore,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly newPasswords: NewPasswords,
  ) {}

  /** @throws ConfigurationError if the given password is easy to guess, or in production when none is given */
  async onApplicationBootstrap(): Promise<void> {
    if ((await this.database.fetch(adminPasswordHash())) !== undefined) return;
    const { adminPassword, production, demo } = this.configuration;
    if (adminPassword !== undefined) return this.set(await this.checked(adminPassword));
    if (production) throw new ConfigurationError('ADMIN_PASSWORD is not set: the first start in production needs it.');
    if (!demo) this.logger.warn('No admin password is set. Start once with ADMIN_PASSWORD to open the administration.');
  }

  private async checked(password: string): Promise<string> {
    const problem = newPasswordProblem(password) ?? (await this.newPasswords.problemOf(password));
    if (problem) throw new ConfigurationError(problem.replace('The new password', 'ADMIN_PASSWORD') + '.');
    return password;
  }

  private async set(password: string): Promise<void> {
    const changed: AdminPasswordChanged = { type: 'AdminPasswordChanged', data: {} };
    const now = this.clock.now();
    const history = await this.events.readStream(settingsStreamId);
    try {
      await this.events.commit({
        context: { actor: 'system:first-start', now, correlationId: this.ids.newId() },
        appends: [
          {
            stream: settingsStreamId,
            streamType: SETTINGS_STREAM,
            expectedVersion: history.length,
            events: [changed],
          },
        ],
        statements: [setFirstAdminPassword(await hashPassword(password), now)],
      });
    } catch (error) {
      // another process of the same first start was faster
      if (!(error instanceof VersionConflict)) throw error;
    }
  }
}
