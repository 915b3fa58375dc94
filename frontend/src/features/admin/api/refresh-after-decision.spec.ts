import { QueryClient } from '@tanstack/react-query';
import { keys } from '../../../lib/http/keys.js';
import { refreshAfterDecision } from './refresh-after-decision.js';

test('what shows bookings is read anew, and the counts once more, since they follow a moment later', async () => {
  jest.useFakeTimers();
  const queryClient = new QueryClient();
  const invalidated = jest.spyOn(queryClient, 'invalidateQueries');
  await refreshAfterDecision(queryClient);
  expect(invalidated).toHaveBeenCalledWith({ queryKey: keys.overview });
  expect(invalidated).toHaveBeenCalledWith({ queryKey: keys.dashboard });
  invalidated.mockClear();
  jest.advanceTimersByTime(1000);
  expect(invalidated.mock.calls).toEqual([[{ queryKey: keys.dashboard }]]);
  jest.useRealTimers();
});
