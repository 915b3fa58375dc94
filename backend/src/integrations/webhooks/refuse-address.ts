import {
  mustBePublic,
  privateAddressMessage,
  webhookAddressProblem,
  webhookAddressProblemInWords,
} from '@rigbook/contracts/integrations/webhook-address.rules';
import type { Configuration } from '../../platform/configuration/configuration.js';
import { Refusal } from '../../platform/decisions/index.js';
import { isAllowedHost } from './sending/message-sender.js';
import { PrivateAddress, refusePrivateLiteral } from '../../platform/outgoing/public-address.js';

/** Checks of an address that only the server can make. Host names are looked up at each delivery. @throws Refusal */
export function refuseAddress(address: string, { production, webhookHosts }: Configuration): void {
  const problem = webhookAddressProblem(address, { production });
  if (problem) throw wrongAddress(webhookAddressProblemInWords(problem));
  if (!isAllowedHost(address, webhookHosts))
    throw wrongAddress(`The host must be one that WEBHOOK_HOSTS names: ${webhookHosts?.join(', ')}.`);
  if (!mustBePublic(address, { production })) return;
  try {
    refusePrivateLiteral(new URL(address).hostname);
  } catch (error) {
    if (error instanceof PrivateAddress) throw wrongAddress(`${privateAddressMessage}.`);
    throw error;
  }
}

const wrongAddress = (message: string) => new Refusal('VALIDATION_FAILED', { errors: [{ field: 'address', message }] });
