import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../config/paths.js';
import { currentUserQuery } from '../../features/auth/api/get-current-user.js';
import { useSession } from '../../features/auth/use-session.js';
import { abandonUnfinished } from '../../lib/device/before-leaving.js';
import { lastKnown } from '../../lib/device/last-known.js';
import { outbox } from '../../lib/outbox/outbox.js';
import { sessionChannel, type SignedInId } from '../../lib/device/session-channel.js';

/**
 * Follows the session that all windows of this browser share. After a sign-out in another window, the signed-out home
 * appears at once; after another person's sign-in, theirs. No data loaded for the previous person stays.
 */
export function OtherWindows() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const session = useSession();
  const personId = session?.id;

  const follow = useEffectEvent(async (news: SignedInId) => {
    if (news === (personId ?? null)) return;
    // nothing more is sent or received for the previous person
    outbox.close();
    abandonUnfinished();
    if (news === null) lastKnown.forget(); // a list that arrived late may have been kept again
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
