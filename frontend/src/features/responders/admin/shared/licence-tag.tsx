import { useText } from '../../../../lib/i18n/use-text.js';
import { StatusTag } from '../../../../ui/content/status-tag.js';

/** Whether a responder's driving license is verified. */
export function LicenceTag({ verified }: { readonly verified: boolean }) {
  const text = useText();
  return verified ? (
    <StatusTag hue="green" icon="check">
      {text('users.verified')}
    </StatusTag>
  ) : (
    <StatusTag hue="violet" icon="clock">
      {text('users.pending')}
    </StatusTag>
  );
}
