import { damageCheckProblem } from '@rigbook/contracts/booking/shift/check-out.rules';
import type { Booking } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Panel } from '../../../ui/content/panel.js';
import { Icon } from '../../../ui/icon.js';
import { TickBox } from '../../../ui/form/tick-box.js';
import { type DamageFindings, reportsWith, type Update, withNoDamage } from '../damage/damage-form.js';
import { DamageReports } from '../damage/damage-reports.js';
import { KnownDamageList } from '../damage/known-damage-list.js';
import styles from './damage-check.module.css';

interface Props {
  readonly booking: Booking;
  readonly findings: DamageFindings;
  /** After a submit that was refused because of it. */
  readonly showMissing: boolean;
  readonly onChange: (update: Update<DamageFindings>) => void;
}

/** Either no damage was found, or it is described here. */
export function DamageCheck({ booking, findings, showMissing, onChange }: Props) {
  const text = useText();
  const { noDamage } = findings;
  const undecided = damageCheckProblem(reportsWith(findings), noDamage) !== undefined;
  return (
    <Panel title={text('checkOut.damage')}>
      <div className="grid justify-items-start gap-4 [&>:not(button)]:w-full">
        <label className={styles.noDamage} data-missing={(showMissing && undecided) || undefined}>
          <TickBox
            name="no-damage"
            checked={noDamage}
            onChange={({ target }) => onChange(() => withNoDamage(target.checked))}
          />
          {text('checkOut.noDamage')}
        </label>
        {showMissing && undecided && (
          <p className="text-(--danger) font-medium">
            <Icon name="alert" size={16} /> {text('checkOut.damageRequiredDetail')}
          </p>
        )}
        {!noDamage && (
          <>
            <KnownDamageList bookingId={booking.id} />
            <DamageReports booking={booking} findings={findings} onChange={onChange} />
          </>
        )}
      </div>
    </Panel>
  );
}
