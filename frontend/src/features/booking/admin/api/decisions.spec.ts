import { createQueryClient } from '../../../../lib/http/query-client.js';
import { keys } from '../../../../lib/http/keys.js';
import { refreshAfterDecision } from './decisions.js';

test('booking queries are reloaded; counts wait for live updates, since they lag until then', async () => {
  const queryClient = createQueryClient();
  const invalidated = jest.spyOn(queryClient, 'invalidateQueries');
  await refreshAfterDecision(queryClient);
  expect(invalidated).toHaveBeenCalledWith({ queryKey: keys.overview });
  expect(invalidated).not.toHaveBeenCalledWith({ queryKey: keys.dashboard });
});
