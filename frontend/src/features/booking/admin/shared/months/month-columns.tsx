import { axisEnd, type DrawnFigure, type Month } from '@rigbook/contracts/fleet/vehicle-months.rules';
import { useText } from '../../../../../lib/i18n/use-text.js';
import chart from '../chart/parts.module.css';
import { PartLegend } from '../chart/part-legend.js';
import styles from './month-columns.module.css';
import { useFigureWords } from './use-figure-words.js';

export interface Column {
  readonly month: Month;
  /** Of each part, in the order of their names; one if there are no parts. */
  readonly parts: readonly number[];
}

interface Props {
  readonly figure: DrawnFigure;
  /** Oldest first. */
  readonly columns: readonly Column[];
  /** What the parts of a column are. */
  readonly partNames?: readonly string[];
  /** The largest value of all charts that are compared; that of this one if none are. */
  readonly largest?: number;
  /** Without labels of months, for one of many. */
  readonly small?: boolean;
}

/** A column for each month. A table has the same numbers for people who do not see it. */
export function MonthColumns({ figure, columns, partNames = [], largest, small = false }: Props) {
  const text = useText();
  const words = useFigureWords();
  const end = axisEnd(largest ?? largestOf(columns));
  return (
    <figure aria-label={text('months.chart', { figure: words.title(figure) })}>
      <div aria-hidden>
        {partNames.length > 0 && <PartLegend names={partNames} />}
        <div className={styles.chart} data-small={small}>
          <ol className={styles.axis}>
            <li>{words.onAxis(figure, end)}</li>
            <li>0</li>
          </ol>
          <div className={styles.columns}>
            {columns.map(({ month, parts: values }) => (
              <div key={month} title={`${words.longMonth(month)}: ${words.value(figure, sumOfParts(values))}`}>
                <div className={styles.column}>
                  {values.map((value, part) => (
                    <i
                      className={chart.part}
                      key={partNames[part] ?? part}
                      data-part={part}
                      hidden={value === 0}
                      style={{ blockSize: `${(100 * value) / end}%` }}
                    />
                  ))}
                </div>
                {!small && <span>{words.narrowMonth(month)}</span>}
              </div>
            ))}
          </div>
        </div>
      </div>
    </figure>
  );
}

const sumOfParts = (parts: readonly number[]): number => parts.reduce((sum, value) => sum + value, 0);

export const largestOf = (columns: readonly Column[]): number =>
  Math.max(0, ...columns.map(({ parts }) => sumOfParts(parts)));
