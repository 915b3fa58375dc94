import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { connection } from '../lib/connection/connection.js';
import { outbox } from '../lib/outbox/outbox.js';
import { signOutPending } from '../lib/storage/sign-out-pending.js';
import { dismissToast } from '../ui/toasts/toast-store.js';
import { server } from './server.js';

configure({ asyncUtilTimeout: 60_000 });

let answered: typeof fetch;
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  answered = globalThis.fetch;
});
// a call that failed at the end of another test has lost the connection
beforeEach(() => connection.reached());
afterEach(() => {
  const left = globalThis.fetch;
  globalThis.fetch = answered;
  server.resetHandlers();
  // specs share their modules
  outbox.close();
  signOutPending.clear();
  localStorage.clear();
  dismissToast();
  if (left !== answered)
    throw new Error('This test has replaced fetch and not put it back. Later specs would not be answered.');
});
afterAll(() => server.close());
