import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '../../../lib/http/answers.js';
import { api, bodyOf } from '../../../lib/http/client.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { enterAs } from '../api/enter-as.js';
import { askPasskey, hasPasskeys } from '../api/ask-for-passkey.js';
import { usePasskeyAttempt } from '../shared/use-passkey-attempt.js';

/** Signs in with one touch; the browser knows who. Nothing where the browser has no passkeys. */
export function PasskeySignIn({ onSignedIn }: { readonly onSignedIn: (user: CurrentUser) => void }) {
  const text = useText();
  const attempt = usePasskeyAttempt();
  const queryClient = useQueryClient();
  const signIn = useMutation({
    mutationFn: async () => {
      const response = await askPasskey(await bodyOf(api.GET('/api/auth/passkey-sign-in/options')));
      return bodyOf(api.POST('/api/auth/passkey-sign-in', { body: { response: { ...response } } }));
    },
    onSuccess: ({ user }) => enterAs(queryClient, user),
  });
  if (!hasPasskeys()) return null;
  const submit = async () => {
    const signingIn = signIn.mutateAsync();
    if (await attempt(signingIn, text('signIn.failed'))) onSignedIn((await signingIn).user);
  };
  return (
    <Button wide busy={signIn.isPending} onClick={() => void submit()}>
      {text('passkey.signIn')}
    </Button>
  );
}
