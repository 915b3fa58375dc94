import { type Instant, millisOf } from '@rigbook/contracts/kernel/time';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '../../../lib/http/answers.js';
import { answerSoon, api, bodyOf } from '../../../lib/http/client.js';
import { ApiError, isServerError, isUnanswered } from '../../../lib/http/problem.js';
import { remedied } from '../../../lib/http/repeat-after.js';
import { type LastKnown, lastKnown } from '../../../lib/device/last-known.js';
import { forgetDrafts } from '../../../lib/device/owned-storage.js';
import { keys } from '../../../lib/http/keys.js';

/** The signed-in person. `asOf` is set while nobody answers and only this device says who that is. */
export type Session = CurrentUser & { readonly asOf?: Instant };

/**
 * The signed-in person, or null; every refusal counts as signed out. No answer, or an error of the server, is no refusal: then it is the
 * person shown so far, or the one that this device knows. When a session has ended, its half-filled forms go with it, unless somebody works with them right now.
 */
export const currentUserQuery = queryOptions({
  queryKey: keys.currentUser,
  queryFn: async ({ client }): Promise<Session | null> => {
    const shown = () => client.getQueryData<Session | null>(keys.currentUser);
    const known = lastKnown.read();
    try {
      return await bodyOf(api.GET('/api/auth/user', known && answerSoon()));
    } catch (error) {
      if (isUnanswered(error) || isServerError(error))
        return shown() ?? (known === undefined ? null : resume(client, known));
      if (!(error instanceof ApiError && error.code === 'SIGNED_OUT')) return null;
      lastKnown.forget();
      if (shown()?.asOf !== undefined) {
        await remedied(error.code);
        const signedIn = shown();
        return signedIn?.asOf === undefined ? (signedIn ?? null) : null;
      }
      forgetDrafts();
      return null;
    }
  },
});

/** Goes on with what this device knows, where nothing fresher is loaded. */
function resume(client: QueryClient, { person, bookings, contacts, asOf }: LastKnown): Session {
  const fill = (queryKey: readonly string[], data: unknown) => {
    if (data === undefined || client.getQueryData(queryKey) !== undefined) return;
    client.setQueryData(queryKey, data, { updatedAt: millisOf(asOf) });
  };
  fill(keys.bookings, bookings);
  fill(keys.contacts, contacts);
  return { ...unknownOfPerson, ...person, asOf };
}

const unknownOfPerson = {
  email: null,
  phoneNumber: '',
  phoneLastFour: '',
  department: null,
  language: null,
  channels: [],
  decisionChannels: [],
  isAdmin: false,
  isAuditor: false,
  mayTakeInEmergency: false,
  adminUntil: null,
  auditUntil: null,
  // nothing is asked of the person that needs the server
  licenseVerified: true,
  profileComplete: true,
  isFirstTime: false,
} as const satisfies Partial<CurrentUser>;
