import { damageCheckProblem, isCompleteDamageReport } from '@rigbook/contracts/booking/shift/check-out.rules';
import type { DamageReport } from '@rigbook/contracts/booking/shift/damage.words';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Panel } from '../../../ui/content/panel.js';
import { TickBox } from '../../../ui/form/tick-box.js';
import { Icon } from '../../../ui/icon.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { DamageSeverityTag } from '../../fleet/shared/damage-severity-tag.js';
import { type DamageFindings, DamageForm, noReportBegun, reportsWith, withNoDamage } from './damage-form.js';
import styles from './damage-check.module.css';

interface Props {
  readonly findings: DamageFindings;
  /** After a submit that was refused because of it. */
  readonly showMissing: boolean;
  readonly onChange: (findings: DamageFindings) => void;
}

/** Either no damage was found, or it is described here. */
export function DamageCheck({ findings, showMissing, onChange }: Props) {
  const text = useText();
  const [incomplete, setIncomplete] = useState(false);
  const { noDamage, reports, begun } = findings;
  const undecided = damageCheckProblem(reportsWith(findings), noDamage) !== undefined;

  const add = () => {
    if (!isCompleteDamageReport(begun)) {
      setIncomplete(true);
      const description = text('checkOut.reportIncomplete');
      showToast({ title: text('shift.missingInformation'), description, tone: 'destructive', asksForMore: true });
      return;
    }
    onChange({ ...findings, reports: reportsWith(findings), begun: noReportBegun });
    const description = text('checkOut.reportAddedDetail');
    showToast({ title: text('checkOut.reportAdded'), description, tone: 'success' });
  };

  return (
    <Panel title={text('checkOut.damage')}>
      <div className={styles.check}>
        <label className={styles.noDamage} data-missing={(showMissing && undecided) || undefined}>
          <TickBox
            name="no-damage"
            checked={noDamage}
            onChange={({ target }) => onChange(withNoDamage(target.checked))}
          />
          {text('checkOut.noDamage')}
        </label>
        {showMissing && undecided && (
          <p className="text-(--danger) font-medium">{text('checkOut.damageRequiredDetail')}</p>
        )}
        {!noDamage && (
          <>
            <DamageList
              reports={reports}
              onRemove={(index) => onChange({ ...findings, reports: reports.filter((_, at) => at !== index) })}
            />
            <DamageForm
              begun={begun}
              showMissing={incomplete}
              onChange={(next) => {
                setIncomplete(false);
                onChange({ ...findings, begun: next });
              }}
            />
            <Button icon={<Icon name="plus" />} onClick={add}>
              {text('checkOut.addReport')}
            </Button>
          </>
        )}
      </div>
    </Panel>
  );
}

interface DamageListProps {
  readonly reports: readonly DamageReport[];
  readonly onRemove: (index: number) => void;
}

function DamageList({ reports, onRemove }: DamageListProps) {
  const text = useText();
  if (reports.length === 0) return null;
  return (
    <ul className="grid gap-3" aria-label={text('checkOut.reports')}>
      {reports.map(({ area, severity, description }, index) => (
        <li
          key={`${index} ${area}`}
          className="grid justify-items-start gap-1 p-3 border border-(--hairline) rounded-(--radius-small) wrap-anywhere"
        >
          <p className="flex flex-wrap items-center gap-2">
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
