import { ApiError } from '../../../lib/http/problem.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Notice } from '../../../ui/content/notice.js';
import { Refusal } from '../../../ui/feedback/refusal.js';

export const isSuspension = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'RESPONDER_SUSPENDED';

/** Why nobody was signed in. A suspended person is told what that means and who can help, without a code. */
export function SignInRefusal({ error }: { readonly error: unknown }) {
  const text = useText();
  if (!isSuspension(error)) return <Refusal error={error} />;
  return (
    <Notice hue="red" icon="ban" title={text('signIn.suspendedTitle')} live>
      <p>{text('signIn.suspended')}</p>
    </Notice>
  );
}
