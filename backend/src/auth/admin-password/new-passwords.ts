import { Injectable } from '@nestjs/common';
import { demoAdminPassword } from '@rigbook/contracts/settings/settings.rules';
import { Configuration } from '../../platform/configuration/configuration.js';
import { Refusal } from '../../platform/decisions/index.js';
import { OrganisationSettings } from '../../settings/organisation-settings.js';
import { commonestPasswords } from './commonest-passwords.js';
import { guessablePasswordProblem } from './password.policy.js';

/** What a new password of an administrator or an auditor must not be. */
@Injectable()
export class NewPasswords {
  constructor(
    private readonly configuration: Configuration,
    private readonly settings: OrganisationSettings,
  ) {}

  /** The problem of a password that is easy to guess, if any. Where things are tried out, that of the demo is good enough. */
  async problemOf(password: string): Promise<string | undefined> {
    if (!this.configuration.production && password === demoAdminPassword) return undefined;
    const { organizationName } = await this.settings.current();
    return guessablePasswordProblem(password, organizationName, await commonestPasswords());
  }

  /** @throws Refusal VALIDATION_FAILED */
  async refuseGuessable(password: string): Promise<void> {
    const problem = await this.problemOf(password);
    if (problem) throw new Refusal('VALIDATION_FAILED', { errors: [{ field: 'newPassword', message: `${problem}.` }] });
  }
}
