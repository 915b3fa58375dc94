import {
  mustBePublic,
  privateAddressMessage,
  webhookAddressProblem,
  webhookAddressProblemInWords,
} from '@rigbook/contracts/integrations/webhook-address.rules';
import { Refusal } from '../../platform/decisions/index.js';
import { PrivateAddress, refusePrivateLiteral } from './sending/public-address.js';

/** Checks of an address that only the server can make. Host names are looked up at each delivery. @throws Refusal */
export function refuseAddress(address: string, { production }: { readonly production: boolean }): void {
  const problem = webhookAddressProblem(address, { production });
  if (problem) throw wrongAddress(webhookAddressProblemInWords(problem));
  if (!mustBePublic(address, { production })) return;
  try {
    refusePrivateLiteral(new URL(address).hostname);
  } catch (error) {
    if (error instanceof PrivateAddress) throw wrongAddress(`${privateAddressMessage}.`);
    throw error;
  }
}

const wrongAddress = (message: string) => new Refusal('VALIDATION_FAILED', { errors: [{ field: 'address', message }] });
