import type { Person, TestApp } from '../../support/app.js';
import { softwareAuthenticator } from './software-authenticator.js';

interface Options {
  readonly challenge: string;
}

const optionsAt = async (person: Person, path: string): Promise<Options> =>
  ((await person.get(path).expect(200)).body as { options: Options }).options;

export interface OwnedPasskey {
  readonly id: string;
  /** An answer that proves who a signed-in person is. */
  answer(person: Person): Promise<object>;
}

/** Adds a passkey of a person who may do so. */
export async function addPasskey(app: Pick<TestApp, 'url'>, person: Person): Promise<OwnedPasskey> {
  const passkey = softwareAuthenticator(app.url);
  const response = passkey.create(await optionsAt(person, '/api/auth/passkeys/options'));
  const { body } = await person.post('/api/auth/passkeys').send({ name: 'Phone', response }).expect(201);
  return {
    id: (body as { id: string }).id,
    answer: async (signedIn) => passkey.get(await optionsAt(signedIn, '/api/auth/proof/passkey/options')),
  };
}

/** Opens the administration by a passkey. */
export const stepUpWith = async ({ answer }: OwnedPasskey, person: Person) =>
  person.post('/api/auth/verify-passkey').send({ response: await answer(person) });
