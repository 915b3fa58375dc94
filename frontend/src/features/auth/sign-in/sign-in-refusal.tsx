import { ApiError } from '../../../lib/http/problem.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Notice } from '../../../ui/content/notice.js';
import { Refusal } from '../../../ui/feedback/refusal.js';

/** Why nobody was signed in. A suspended person is told what that means and who can help, without a code. */
export function SignInRefusal({ error }: { readonly error: unknown }) {
  const text = useText();
  const isSuspended = error instanceof ApiError && error.code === 'RESPONDER_SUSPENDED';
  if (!isSuspended) return <Refusal error={error} live />;
  return (
    <Notice hue="red" icon="ban" title={text('signIn.suspendedTitle')} live>
      <p>{text('signIn.suspended')}</p>
    </Notice>
  );
}
