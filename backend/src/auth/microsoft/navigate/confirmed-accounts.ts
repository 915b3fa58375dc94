import { Injectable } from '@nestjs/common';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { clientNetwork } from '../../throttle/client-network.js';
import { addressLimits } from '../../throttle/throttle.policy.js';
import { Throttle } from '../../throttle/throttle.js';
import type { MicrosoftAccount } from '../microsoft-account.js';
import { MicrosoftProvider, type AttemptSecrets } from '../microsoft-provider.js';

export interface Answer {
  /** where the provider sent the browser back to, with everything that stood there */
  readonly callback: URL;
  /** of the browser */
  readonly address: string;
  readonly receivedAt: Instant;
}

/** Has an answer confirmed by the provider, a limited number of wrong ones from one address. */
@Injectable()
export class ConfirmedAccounts {
  constructor(
    private readonly throttle: Throttle,
    private readonly provider: MicrosoftProvider,
  ) {}

  /** @throws Refusal TOO_MANY_ATTEMPTS, or as MicrosoftProvider.accountBehind */
  async confirm(secrets: AttemptSecrets, { callback, address, receivedAt }: Answer): Promise<MicrosoftAccount> {
    const counted = [{ key: `microsoft:address:${clientNetwork(address)}`, limits: addressLimits }];
    await this.throttle.admit(counted, receivedAt);
    const account = await this.provider.accountBehind(callback, secrets);
    await this.throttle.succeeded(counted, receivedAt);
    return account;
  }
}
