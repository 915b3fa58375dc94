import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/** Answers in place of the API; an unexpected call fails the test. */
export const server = setupServer(
  // the sign-in dialog looks whether a sign-in of this browser waits
  http.get('*/api/auth/login', () => HttpResponse.json({ confirmNewDevices: true, pending: null })),
);
