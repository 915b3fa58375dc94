import { dayOf } from '@rigbook/contracts/kernel/calendar';
import { useId } from 'react';
import type { StandingShift } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useNow } from '../../../lib/time/use-now.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { useZone } from '../../../lib/time/zone.js';
import { VehicleName } from '../../fleet/shared/vehicle-name.js';
import styles from '../offers/offers.module.css';
import { useShiftInWords, useStateOfDay } from './use-shift-in-words.js';

const DAYS_SHOWN = 4;

/** What an administrator gave the person on some days of each week, to be read only. */
export function OwnStandingShifts({ shifts }: { readonly shifts: readonly StandingShift[] }) {
  const text = useText();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <h3 id={titleId} className="text-soft">
        {text('standing.own')}
      </h3>
      <ul className={styles.list}>
        {shifts.map((shift) => (
          <li key={shift.id}>
            <OwnStandingShift shift={shift} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OwnStandingShift({ shift }: { readonly shift: StandingShift }) {
  const text = useText();
  const times = useTimes();
  const { daysAndHours, range } = useShiftInWords();
  const stateOf = useStateOfDay();
  const today = dayOf(useNow(), useZone());
  const ahead = shift.days.filter(({ day }) => day >= today);
  return (
    <article className="grid gap-1">
      <h4>
        {shift.vehicle ? (
          <VehicleName vehicle={shift.vehicle} />
        ) : (
          text('standing.anyOf', { type: shift.vehicleType ?? '' })
        )}
      </h4>
      <p className="tabular-nums">{daysAndHours(shift)}</p>
      <p className="text-soft">{range(shift)}</p>
      {ahead.length > 0 && (
        <ul aria-label={text('standing.ownNext')} className="grid gap-1">
          {ahead.slice(0, DAYS_SHOWN).map((one) => (
            <li key={one.day}>
              <span className="tabular-nums">{times.date(one.day)}</span>: {stateOf(one)}
              {one.notMadeBecause !== null && (
                <span className="text-soft">. {text(`notMade.${one.notMadeBecause}`)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
