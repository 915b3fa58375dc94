import { setupServer } from 'msw/node';

/** Answers in place of the API; an unexpected call fails the test. */
export const server = setupServer();
