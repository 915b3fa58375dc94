import { useSignInOutcome } from '../../../features/auth/sign-in-outcome/use-sign-in-outcome.js';
import { useSession } from '../../../features/auth/use-session.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTabTitle } from '../../../ui/page-title.js';
import { Bone, Skeleton } from '../../../ui/skeleton.js';
import { SignedInHome } from './signed-in-home.js';
import { SignedOutHome } from './signed-out-home.js';

export function HomePage() {
  const text = useText();
  const session = useSession();
  const outcome = useSignInOutcome(Boolean(session));
  useTabTitle(text('home.title'));
  if (session === undefined)
    return (
      <Skeleton label={text('app.loading')}>
        <Bone height={200} />
        <Bone height={320} />
      </Skeleton>
    );
  return session === null ? <SignedOutHome outcome={outcome} /> : <SignedInHome user={session} />;
}
