import { Injectable } from '@nestjs/common';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { clientNetwork } from '../../throttle/client-network.js';
import { addressLimits } from '../../throttle/throttle.policy.js';
import { Throttle } from '../../throttle/throttle.js';
import type { MicrosoftAccount } from '../microsoft-account.js';
import { MicrosoftProvider, type AttemptSecrets } from '../microsoft-provider.js';

export interface Answer {
  /** The full address that the provider sent the browser back to. */
  readonly callback: URL;
  /** The browser's network address. */
  readonly address: string;
  readonly receivedAt: Instant;
}

/** Confirms an answer with the provider. The number of wrong answers per network address is limited. */
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
