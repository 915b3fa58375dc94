import type { Usage } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import chart from '../shared/chart/parts.module.css';
import { PartLegend } from '../shared/chart/part-legend.js';
import styles from './vehicle-bars.module.css';
import { VehicleName } from '../../../fleet/shared/vehicle-name.js';

/** Two bars for each vehicle, solid and hatched, so that they differ without color. The table below has the same numbers. */
export function VehicleBars({ vehicles }: { vehicles: Usage['vehicles'] }) {
  const text = useText();
  const longest = Math.max(1, ...vehicles.flatMap(({ bookedHours, hoursOut }) => [bookedHours, hoursOut]));
  return (
    <div aria-hidden>
      <PartLegend names={[text('usage.bookedHours'), text('usage.hoursOut')]} />
      {vehicles.map(({ id, name, bookedHours, hoursOut }) => (
        <div key={id} className={styles.vehicle}>
          <VehicleName vehicle={{ id, name }} />
          <div className={styles.bars}>
            {[bookedHours, hoursOut].map((hours, part) => (
              <div key={part} className={styles.bar}>
                <i
                  className={chart.part}
                  data-part={part}
                  hidden={hours === 0}
                  style={{ inlineSize: `${String((100 * hours) / longest)}%` }}
                />
                <span>{hours}</span>
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
