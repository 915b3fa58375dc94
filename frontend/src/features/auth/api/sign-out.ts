import { useMutation, useQueryClient } from '@tanstack/react-query';
import { abandonUnfinished, finishBeforeLeaving } from '../../../lib/device/before-leaving.js';
import { lastKnown } from '../../../lib/device/last-known.js';
import { forgetOwner } from '../../../lib/device/owned-storage.js';
import { pushHere } from '../../../lib/device/push-here.js';
import { signOutPending } from '../../../lib/storage/sign-out-pending.js';
import { sessionChannel } from '../../../lib/device/session-channel.js';
import { answerSoon, api } from '../../../lib/http/client.js';
import { ApiError, isUnanswered } from '../../../lib/http/problem.js';
import { outbox } from '../../../lib/outbox/outbox.js';
import { currentUserQuery } from './get-current-user.js';

/** For what is still to be sent; the rest of a long run is dropped, which its task says. */
const longestWaitMs = 5000;

/** A browser may ask its push service first. */
const longestPushMs = 2000;

/** While it lasts, a call that is refused for want of a session is no ended session. */
export const signingOut = ['sign-out'];

/**
 * Signs out in every window of this browser and removes what this person saw or typed from the device, also without a network: then the
 * server is told before anything else is asked of it (lib/http/client.ts).
 */
export function useSignOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: signingOut,
    mutationFn: async () => {
      lastKnown.forget(); // also if the server does not hear of it
      const pushEnds = pushHere.end();
      await Promise.race([finishBeforeLeaving(), new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
      abandonUnfinished();
      await Promise.race([pushEnds, new Promise((resolve) => setTimeout(resolve, longestPushMs))]);
      try {
        await api.POST('/api/auth/logout', answerSoon());
      } catch (error) {
        if (isUnanswered(error)) signOutPending.set();
        else if (!(error instanceof ApiError && error.code === 'SIGNED_OUT')) throw error;
      }
    },
    onSuccess: () => {
      const person = queryClient.getQueryData(currentUserQuery.queryKey);
      outbox.close();
      if (person) {
        forgetOwner(person.id);
        void import('../../../lib/photos/photo-queue.js').then(({ photoQueue }) => photoQueue.forget(person.id));
      }
      lastKnown.forget();
      queryClient.setQueryData(currentUserQuery.queryKey, null);
      sessionChannel.tell(null);
      return queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserQuery.queryKey[0] });
    },
  });
}
