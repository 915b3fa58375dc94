import type { DamageReport } from '@rigbook/contracts/booking/shift/damage.words';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { DamageSeverityTag } from '../../fleet/shared/damage-severity-tag.js';
import { Icon } from '../../../ui/icon.js';
import styles from './damage-check.module.css';

interface Props {
  readonly reports: readonly DamageReport[];
  readonly onRemove: (index: number) => void;
}

export function DamageList({ reports, onRemove }: Props) {
  const text = useText();
  if (reports.length === 0) return null;
  return (
    <ul className={styles.reports} aria-label={text('checkOut.reports')}>
      {reports.map(({ area, severity, description }, index) => (
        <li key={`${index} ${area}`} className={styles.report}>
          <p className={styles.reportTitle}>
            <DamageSeverityTag severity={severity} />
            <strong>{text(`damageArea.${area}`)}</strong>
          </p>
          <p>
            <bdi>{description}</bdi>
          </p>
          <Button
            look="quiet"
            danger
            icon={<Icon name="trash" />}
            aria-label={text('checkOut.removeNamed', { area: text(`damageArea.${area}`) })}
            onClick={() => onRemove(index)}
          >
            {text('checkOut.remove')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
