/** @runs-alone Other specs leave the connection of the page lost. */
import { waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { server } from '../../testing/server.js';
import { connection } from './connection.js';

afterEach(() => {
  jest.restoreAllMocks();
  connection.reached();
});

test('an unanswered check is given up, and repeated later', async () => {
  const patience = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  let questions = 0;
  server.use(
    http.get('*/api/health/live', async () => {
      questions += 1;
      if (questions > 1) return HttpResponse.json({ status: 'ok' });
      await delay('infinite');
    }),
  );
  connection.lost();
  await waitFor(() => expect(questions).toBe(1));
  jest.restoreAllMocks();
  patience.abort();
  await waitFor(() => expect(connection.isReachable()).toBe(true));
  expect(questions).toBe(2);
});
