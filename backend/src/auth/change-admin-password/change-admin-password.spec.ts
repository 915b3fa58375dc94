import { instant } from '@rigbook/contracts/kernel';
import { Refusal } from '../../platform/decisions/index.js';
import type { EventStore } from '../../platform/event-store/index.js';
import type { KnownAdminPassword } from '../admin-password/known-admin-password.js';
import type { NewPasswords } from '../admin-password/new-passwords.js';
import type { SignedInResponder } from '../session/signed-in-responder.js';
import { ChangeAdminPassword, ChangeAdminPasswordHandler } from './change-admin-password.controller.js';

it('counts a wrong password once, even when the settings change while it is checked', async () => {
  let events = 0;
  const readStream = async () => Array.from({ length: (events += 1) });
  const store = { readStream, readFacts: async () => [await readStream(), []] } as unknown as EventStore;
  const known = jest.fn(async () => {
    throw new Refusal('ADMIN_PASSWORD_INCORRECT');
  });
  const handler = new ChangeAdminPasswordHandler({ known } as unknown as KnownAdminPassword, store, {} as NewPasswords);
  const command = new ChangeAdminPassword({
    admin: {} as SignedInResponder,
    currentPassword: 'wrong',
    newPassword: 'a longer one of our own',
    address: '127.0.0.1',
    context: { actor: 'system:test', now: instant('2026-11-23T08:00Z'), correlationId: 'c' },
  });
  await expect(handler.execute(command)).rejects.toMatchObject({ code: 'ADMIN_PASSWORD_INCORRECT' });
  expect(known).toHaveBeenCalledTimes(1);
});
