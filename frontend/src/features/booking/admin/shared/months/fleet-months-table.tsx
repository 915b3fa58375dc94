import {
  drawn,
  type DrawnFigure,
  type Month,
  type MonthFigures,
  sumOf,
} from '@rigbook/contracts/fleet/vehicle-months.rules';
import { useText } from '../../../../../lib/i18n/use-text.js';
import { VehicleName } from '../../../../fleet/shared/vehicle-name.js';
import styles from './fleet-months-table.module.css';
import { useFigureWords } from './use-figure-words.js';

interface Props {
  readonly figure: DrawnFigure;
  readonly months: readonly Month[];
  readonly vehicles: readonly { readonly id: string; readonly name: string }[];
  readonly inMonth: (vehicleId: string, month: Month) => MonthFigures;
  readonly together: (month: Month) => MonthFigures;
}

/** Vehicles down, months across, latest first; wider than a phone, so it scrolls by itself. */
export function FleetMonthsTable({ figure, months, vehicles, inMonth, together }: Props) {
  const text = useText();
  const words = useFigureWords();
  const latestFirst = months.toReversed();
  const label = text('months.table', { figure: words.title(figure) });
  const cells = (of: (month: Month) => MonthFigures) => (
    <>
      <td>{words.value(figure, drawn(figure, sumOf(months.map(of))))}</td>
      {latestFirst.map((month) => (
        <td key={month}>{words.value(figure, drawn(figure, of(month)))}</td>
      ))}
    </>
  );
  return (
    <div className={styles.scroll} role="group" aria-label={label} tabIndex={0}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{text('months.vehicle')}</th>
            <th scope="col">{text('months.sum')}</th>
            {latestFirst.map((month) => (
              <th key={month} scope="col" aria-label={words.longMonth(month)}>
                {words.shortMonth(month)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {vehicles.map((vehicle) => (
            <tr key={vehicle.id}>
              <th scope="row">
                <VehicleName vehicle={vehicle} />
              </th>
              {cells((month) => inMonth(vehicle.id, month))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text('months.all')}</th>
            {cells(together)}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
