import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { outbox } from '../lib/outbox/outbox.js';
import { dismissToast } from '../ui/toasts/toast-store.js';
import { server } from './server.js';

configure({ asyncUtilTimeout: 30_000 });

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  outbox.close(); // specs share their modules
  localStorage.clear();
  dismissToast();
});
afterAll(() => server.close());
