import type { Browser } from '@playwright/test';
import { call } from '../support/api';
import { administrator } from '../support/newcomers';

/** Creates a program and a webhook if there are none. */
export async function connected(browser: Browser): Promise<void> {
  const { request } = await administrator(browser);
  const tokens = await call<object[]>(request, 'GET', '/api/admin/access-tokens');
  if (tokens.length > 0) return;
  const program = { name: 'Dispatch board', scopes: ['bookings:read'] };
  await call(request, 'POST', '/api/admin/access-tokens', program);
  const webhook = { name: 'Control room', address: 'https://control-room.example.org/hooks/rigbook' };
  await call(request, 'POST', '/api/admin/webhooks', webhook);
}
