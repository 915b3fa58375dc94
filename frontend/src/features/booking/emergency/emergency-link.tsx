import { paths } from '../../../config/paths.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Notice } from '../../../ui/content/notice.js';
import { LinkButton } from '../../../ui/link-button.js';

/** Leads a marked person to a vehicle without approval. */
export function EmergencyLink() {
  const text = useText();
  return (
    <Notice hue="red" icon="alert" title={text('emergencyTake.home')}>
      <p className="mb-2">{text('emergencyTake.homeHint')}</p>
      <LinkButton to={paths.emergency}>{text('emergencyTake.homeTake')}</LinkButton>
    </Notice>
  );
}
