import { useText } from '../../../../lib/i18n/use-text.js';
import { StatusTag } from '../../../../ui/content/status-tag.js';

export function SuspendedTag() {
  return (
    <StatusTag hue="red" icon="ban">
      {useText()('users.suspended')}
    </StatusTag>
  );
}
