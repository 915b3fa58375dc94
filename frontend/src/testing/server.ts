import { setupServer } from 'msw/node';

/** Answers in place of the API; a call that a test does not expect fails it. */
export const server = setupServer();
