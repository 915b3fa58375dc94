import { api, bodyOf } from '../../../lib/http/client.js';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** Whether this browser has passkeys at all. Addresses without https have none, except localhost. */
export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function' && window.isSecureContext;

/** `given-up`: the person closed the browser's dialog, or let it wait too long. `known`: this device has one already. */
export type PasskeyTrouble = 'given-up' | 'known' | 'failed';

/** No passkey came of it, for a reason on this side of the connection. */
export class NoPasskey extends Error {
  constructor(
    readonly trouble: PasskeyTrouble,
    cause: unknown,
  ) {
    super(trouble, { cause });
  }
}

interface Options {
  readonly options: object;
}

/** Has the browser make a passkey. @throws NoPasskey */
export const makePasskey = async ({ options }: Options): Promise<object> => {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  return startRegistration({ optionsJSON }).catch(asTrouble);
};

/** Has the browser use a passkey. @throws NoPasskey */
export const askPasskey = async ({ options }: Options): Promise<object> => {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON }).catch(asTrouble);
};

/** What proves by a passkey that it is the person who is signed in, as the API takes it. @throws NoPasskey */
export async function passkeyAnswer(): Promise<{ response: Record<string, unknown> }> {
  const response = await askPasskey(await bodyOf(api.GET('/api/auth/proof/passkey/options')));
  return { response: { ...response } };
}

const troubles: Readonly<Record<string, PasskeyTrouble>> = {
  NotAllowedError: 'given-up',
  AbortError: 'given-up',
  InvalidStateError: 'known',
};

function asTrouble(error: unknown): never {
  throw new NoPasskey((error instanceof Error ? troubles[error.name] : undefined) ?? 'failed', error);
}
