import { queryOptions } from '@tanstack/react-query';
import type { WaitingSignIn } from '../../../../lib/http/answers.js';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';

/** They stop waiting by themselves. */
const LOOK_EVERY_MS = 60_000;

/** New devices that no code can confirm. */
export const waitingSignInsQuery = queryOptions({
  queryKey: keys.waitingSignIns,
  queryFn: (): Promise<WaitingSignIn[]> => bodyOf(api.GET('/api/admin/waiting-sign-ins')),
  refetchInterval: LOOK_EVERY_MS,
});
