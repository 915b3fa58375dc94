import { addSeconds, instantOfDate } from '@rigbook/contracts/kernel/time';
import { act, render } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { useSession } from '../../features/auth/use-session.js';
import { lastKnown } from '../../lib/device/last-known.js';
import { createQueryClient } from '../../lib/http/query-client.js';
import { dana } from '../../testing/examples.js';
import { refuse } from '../../testing/refuse.js';
import { server } from '../../testing/server.js';
import { Reconnection } from './reconnection.js';

function Home() {
  const session = useSession();
  return (
    <>
      <p>{session ? (session.asOf ?? 'signed in') : 'nobody'}</p>
      <Reconnection />
    </>
  );
}

afterEach(() => jest.useRealTimers());

test('a server that could not say who is signed in is asked again', async () => {
  jest.useFakeTimers();
  const anHourAgo = addSeconds(instantOfDate(new Date()), -3600);
  lastKnown.keep(dana, [], undefined, anHourAgo);
  let asked = 0;
  server.use(
    http.get('*/api/auth/user', () => {
      asked += 1;
      return asked > 2 ? HttpResponse.json(dana) : refuse(503, 'STOPPING', 'Try again in a moment.');
    }),
  );
  const { container } = render(
    <QueryClientProvider client={createQueryClient()}>
      <Home />
    </QueryClientProvider>,
  );
  const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await after(1_000);
  expect(container).toHaveTextContent(anHourAgo);
  await after(60_000);
  expect(container).toHaveTextContent('signed in');
  const untilThen = asked;
  await after(60_000);
  expect(asked).toBe(untilThen);
});
