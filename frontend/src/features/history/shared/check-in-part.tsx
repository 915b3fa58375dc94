import { checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import { useText } from '../../../lib/i18n/use-text.js';
import { Facts } from '../../../ui/content/facts.js';
import { Icon } from '../../../ui/icon.js';
import { Notice } from '../../../ui/content/notice.js';
import styles from './booking-record.module.css';
import type { EntryOf } from './entry-of.js';
import { Part } from '../../../ui/content/part.js';
import { whereSaid } from './use-booking-record.js';

export function CheckInPart({ checkedIn: { facts } }: { checkedIn: EntryOf<'VehicleCheckedIn'> }) {
  const text = useText();
  const { mileageKm, fuelPercent, checklist, odometerDiscrepancy, preExistingDamage, notes } = facts;
  return (
    <Part title={text('view.checkIn')}>
      {odometerDiscrepancy && (
        <Notice hue="orange" icon="gauge" title={text('diary.discrepancy')}>
          <p>{text('diary.discrepancyDetail', { km: odometerDiscrepancy.lastMileageKm })}</p>
        </Notice>
      )}
      <Facts
        facts={[
          [text('view.mileage'), text('view.km', { km: mileageKm })],
          [text('view.fuel'), `${fuelPercent}%`],
          [text('view.checklist'), <Checklist key="checklist" ticked={checklist} />],
          ...whereSaid(text('view.preExistingDamage'), preExistingDamage),
          ...whereSaid(text('view.notes'), notes),
        ]}
      />
    </Part>
  );
}

type Items = EntryOf<'VehicleCheckedIn'>['facts']['checklist'];

/** What was left out stands there openly; the rest can be opened. */
function Checklist({ ticked }: { ticked: Items }) {
  const text = useText();
  const missing = checkInItemIds.filter((item) => !ticked.includes(item));
  return (
    <>
      <details className={styles.ticked}>
        <summary>{text('view.ticked', { ticked: ticked.length, all: checkInItemIds.length })}</summary>
        <ul>
          {ticked.map((item) => (
            <li key={item}>
              <Icon name="check" size={14} /> {text(`checkInItem.${item}`)}
            </li>
          ))}
        </ul>
      </details>
      {missing.length > 0 && (
        <ul className={styles.missing} aria-label={text('view.notTicked')}>
          {missing.map((item) => (
            <li key={item}>
              <Icon name="minus" size={14} /> {text(`checkInItem.${item}`)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
