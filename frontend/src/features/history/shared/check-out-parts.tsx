import type { DamageSeverity } from '@rigbook/contracts/booking/shift/damage.words';
import { useText } from '../../../lib/i18n/use-text.js';
import { Facts } from '../../../ui/content/facts.js';
import { StatusTag, type StatusHue } from '../../../ui/content/status-tag.js';
import styles from './booking-record.module.css';
import type { EntryOf } from './entry-of.js';
import { Part } from '../../../ui/content/part.js';
import { whereSaid } from './use-booking-record.js';

type CheckedOut = EntryOf<'VehicleCheckedOut'>;

interface Props {
  readonly checkedOut: CheckedOut;
  readonly leftWithKm: number | undefined;
}

export function CheckOutPart({ checkedOut: { facts }, leftWithKm }: Props) {
  const text = useText();
  const { mileageKm, fuelPercent, notes } = facts;
  return (
    <Part title={text('view.checkOut')}>
      <Facts
        facts={[
          [text('view.mileage'), text('view.km', { km: mileageKm })],
          ...(leftWithKm === undefined
            ? []
            : [[text('view.driven'), text('view.km', { km: mileageKm - leftWithKm })] as const]),
          [text('view.fuel'), `${fuelPercent}%`],
          ...whereSaid(text('view.notes'), notes),
        ]}
      />
    </Part>
  );
}

const hues: Readonly<Record<DamageSeverity, StatusHue>> = { minor: 'grey', moderate: 'blue', major: 'red' };

export function DamagePart({ reports }: { reports: CheckedOut['facts']['damageReports'] }) {
  const text = useText();
  return (
    <Part title={text('diary.damage')}>
      {reports.length === 0 ? (
        <p>{text('view.noDamage')}</p>
      ) : (
        <ul className={styles.damages}>
          {reports.map(({ area, severity, description }, nth) => (
            <li key={nth}>
              <p className={styles.damage}>
                <StatusTag hue={hues[severity]} icon="alert">
                  {text(`damageSeverity.${severity}`)}
                </StatusTag>
                <strong>{text(`damageArea.${area}`)}</strong>
              </p>
              <p>
                <bdi>{description}</bdi>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
