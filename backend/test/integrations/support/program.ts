import type { AccessTokenScope } from '@rigbook/contracts/integrations/access-token.words';
import request from 'supertest';
import type { Person, TestApp } from '../../support/app.js';

export interface MadeToken {
  readonly id: string;
  readonly token: string;
}

/** A token that an administrator makes through the API. */
export async function makeToken(
  admin: Person,
  scopes: readonly AccessTokenScope[],
  wanted: { readonly name?: string; readonly expiresAt?: string } = {},
): Promise<MadeToken> {
  const { body } = await admin
    .post('/api/admin/access-tokens')
    .send({ name: 'Dispatch board', scopes, ...wanted })
    .expect(201);
  return body as MadeToken;
}

/** Requests of a program: the token with each, and no cookie. */
export const program = ({ url }: TestApp, token: string): Person =>
  request.agent(url).set('Authorization', `Bearer ${token}`);
