import { createQueryClient } from '../../../lib/http/query-client.js';
import { keys } from '../../../lib/http/keys.js';
import { refreshAfterStep } from './my-bookings.js';

test('a step reloads all that depends on it, including fresh recommendations', async () => {
  const queryClient = createQueryClient();
  const fiveMinutes = { staleTime: 300_000, queryFn: () => [] };
  const followed = [
    keys.bookings,
    keys.booking('b1'),
    keys.vehicles,
    keys.calendar('v1', '2026-11-01', '2026-12-01'),
    keys.responderHours,
    keys.recommendations,
  ];
  for (const queryKey of [...followed, keys.activity, keys.currentUser])
    await queryClient.query({ ...fiveMinutes, queryKey });
  const stale = () =>
    queryClient
      .getQueryCache()
      .findAll({ predicate: ({ state }) => state.isInvalidated })
      .map(({ queryKey }) => queryKey);

  expect(stale()).toEqual([]);
  await refreshAfterStep(queryClient);
  expect(stale()).toEqual(followed);
});
