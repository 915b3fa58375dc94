import type { Usage } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import styles from './vehicle-bars.module.css';
import { VehicleName } from '../../../fleet/shared/vehicle-name.js';

/** Two bars for each vehicle, solid and hatched, so that they differ without color. The table below has the same numbers. */
export function VehicleBars({ vehicles }: { vehicles: Usage['vehicles'] }) {
  const text = useText();
  const longest = Math.max(1, ...vehicles.flatMap(({ bookedHours, hoursOut }) => [bookedHours, hoursOut]));
  return (
    <div aria-hidden>
      <ul className={styles.legend}>
        <li data-series="booked">{text('usage.bookedHours')}</li>
        <li data-series="out">{text('usage.hoursOut')}</li>
      </ul>
      {vehicles.map(({ id, name, bookedHours, hoursOut }) => (
        <div key={id} className={styles.vehicle}>
          <VehicleName vehicle={{ id, name }} />
          <div className={styles.bars}>
            <Bar series="booked" hours={bookedHours} share={bookedHours / longest} />
            <Bar series="out" hours={hoursOut} share={hoursOut / longest} />
          </div>
        </div>
      ))}
    </div>
  );
}

function Bar({ series, hours, share }: { series: 'booked' | 'out'; hours: number; share: number }) {
  return (
    <div className={styles.bar}>
      <i hidden={hours === 0} data-series={series} style={{ inlineSize: `${String(share * 100)}%` }} />
      <span>{hours}</span>
    </div>
  );
}
