import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Channel, ChannelTest } from '../../../../lib/http/answers.js';
import { api, bodyOf, idempotent } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';
import type { MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';
import { useState } from 'react';
import { newIdempotencyKey } from '../../../../lib/http/idempotency-key.js';
import { ApiError } from '../../../../lib/http/problem.js';

/** The sending channels, and the results of their last tests. */
export const channelsQuery = queryOptions({
  queryKey: keys.channels,
  queryFn: (): Promise<Channel[]> => bodyOf(api.GET('/api/admin/channels')),
  refetchOnMount: 'always',
});

/** Sends a test to the signed-in person. Repeating it after a lost response sends no second test. */
export function useTestChannel(channel: MessageChannel) {
  const queryClient = useQueryClient();
  const [key, setKey] = useState(newIdempotencyKey);
  return useMutation({
    mutationFn: (): Promise<ChannelTest> =>
      bodyOf(
        api.POST('/api/admin/channels/{channel}/test', { params: { path: { channel } }, headers: idempotent(key) }),
      ),
    onSettled: (_answer, error) => {
      if (!error || error instanceof ApiError) setKey(newIdempotencyKey());
      return queryClient.invalidateQueries({ queryKey: keys.channels });
    },
  });
}
