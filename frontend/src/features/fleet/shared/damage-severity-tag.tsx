import type { DamageSeverity } from '@rigbook/contracts/booking/shift/damage.words';
import { useText } from '../../../lib/i18n/use-text.js';
import { StatusTag, type StatusHue } from '../../../ui/content/status-tag.js';

const hues: Readonly<Record<DamageSeverity, StatusHue>> = { minor: 'grey', moderate: 'blue', major: 'red' };

export function DamageSeverityTag({ severity }: { severity: DamageSeverity }) {
  const text = useText();
  return (
    <StatusTag hue={hues[severity]} icon="alert">
      {text(`damageSeverity.${severity}`)}
    </StatusTag>
  );
}
