import { Bar, BarChart, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import type { Usage } from '../../../../lib/http/answers.js';
import { directionOf, useLanguage } from '../../../../lib/i18n/language.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import styles from './usage.module.css';

const HATCH = 'usage-hatch';
const words = { fill: 'var(--ink-soft)', fontSize: 13 } as const;
/** Labels the end of a bar, on whichever side that is. */
const atTheTip = { position: 'right', ...words } as const;

/** Two bars for each vehicle, solid and hatched, so that they differ without color. Hebrew reads them from the right. */
export function VehicleBars({ vehicles }: { vehicles: Usage['vehicles'] }) {
  const text = useText();
  const fromRight = directionOf[useLanguage().language] === 'rtl';
  return (
    <div aria-hidden>
      <ul className={styles.legend}>
        <li data-series="booked">{text('usage.bookedHours')}</li>
        <li data-series="out">{text('usage.hoursOut')}</li>
      </ul>
      {/* the library positions texts as if they all began on the left */}
      <div dir="ltr">
        <ResponsiveContainer width="100%" height={16 + vehicles.length * 44}>
          <BarChart
            data={[...vehicles]}
            layout="vertical"
            margin={fromRight ? { left: 48, right: 0 } : { left: 0, right: 48 }}
            accessibilityLayer={false}
          >
            <defs>
              <pattern id={HATCH} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                <rect width="6" height="6" fill="var(--surface)" />
                <rect width="3" height="6" fill="var(--teal-ink)" />
              </pattern>
            </defs>
            <XAxis type="number" hide reversed={fromRight} />
            <YAxis
              type="category"
              dataKey="name"
              width={110}
              orientation={fromRight ? 'right' : 'left'}
              tick={words}
              tickLine={false}
              stroke="var(--line)"
            />
            <Bar dataKey="bookedHours" fill="var(--accent-ink)" isAnimationActive={false}>
              <LabelList dataKey="bookedHours" {...atTheTip} />
            </Bar>
            <Bar dataKey="hoursOut" fill={`url(#${HATCH})`} stroke="var(--teal-ink)" isAnimationActive={false}>
              <LabelList dataKey="hoursOut" {...atTheTip} />
            </Bar>
          </BarChart>
        </ResponsiveContainer>
      </div>
    </div>
  );
}
