import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../config/paths.js';
import { currentUserQuery } from '../../features/auth/api/get-current-user.js';
import { useSession } from '../../features/auth/use-session.js';
import { outbox } from '../../lib/outbox/outbox.js';
import { sessionChannel, type SignedInId } from '../../lib/device/session-channel.js';

/**
 * Follows what another window of this browser did to the session that they share: after a sign-out the signed-out home
 * is shown at once, after the sign-in of somebody else theirs. Nothing that was loaded for the person before stays.
 */
export function OtherWindows() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const session = useSession();
  const personId = session?.id;

  const follow = useEffectEvent(async (news: SignedInId) => {
    if (news === (personId ?? null)) return;
    // nothing more goes out, or comes in, for the person before
    outbox.close();
    await queryClient.cancelQueries();
    if (personId !== undefined) void navigate(paths.home);
    if (news !== null) return void queryClient.resetQueries();
    queryClient.setQueryData(currentUserQuery.queryKey, null);
    void queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserQuery.queryKey[0] });
  });

  useEffect(() => sessionChannel.listen((news) => void follow(news)), []);
  useEffect(() => {
    if (personId !== undefined) sessionChannel.tell(personId);
  }, [personId]);
  return null;
}
