import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { outbox } from '../lib/outbox/outbox.js';
import { signOutPending } from '../lib/storage/sign-out-pending.js';
import { dismissToast } from '../ui/toasts/toast-store.js';
import { server } from './server.js';

configure({ asyncUtilTimeout: 30_000 });

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  // specs share their modules
  outbox.close();
  signOutPending.clear();
  localStorage.clear();
  dismissToast();
});
afterAll(() => server.close());
