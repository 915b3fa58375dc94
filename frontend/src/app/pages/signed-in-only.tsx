import { lazy, Suspense, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../config/paths.js';
import { useSession } from '../../features/auth/use-session.js';
import { useText } from '../../lib/i18n/use-text.js';
import { DocumentSkeleton } from '../../ui/skeleton.js';

const SignIn = lazy(async () => ({ default: (await import('../../features/auth/sign-in/sign-in.js')).SignIn }));

/** A screen for who is signed in; a visitor who followed a link signs in right here and stays on it. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const text = useText();
  const navigate = useNavigate();
  const session = useSession();
  if (session) return children;
  return (
    <>
      <DocumentSkeleton label={text('app.loading')} />
      {session === null && (
        <Suspense fallback={null}>
          <SignIn onSignedIn={() => undefined} onClose={() => void navigate(paths.home)} />
        </Suspense>
      )}
    </>
  );
}
