import { damageCheckProblem, isCompleteDamageReport } from '@rigbook/contracts/booking/shift/check-out.rules';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { Panel } from '../../../ui/content/panel.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import styles from './damage-check.module.css';
import { noReportBegun, reportsWith, withNoDamage, type DamageFindings } from './damage-findings.js';
import { DamageForm } from './damage-form.js';
import { DamageList } from './damage-list.js';

interface Props {
  readonly findings: DamageFindings;
  /** After a submit that was refused for it. */
  readonly showMissing: boolean;
  readonly onChange: (findings: DamageFindings) => void;
}

/** Either nothing was found, or it is described here. */
export function DamageCheck({ findings, showMissing, onChange }: Props) {
  const text = useText();
  const [incomplete, setIncomplete] = useState(false);
  const { noDamage, reports, begun } = findings;
  const undecided = damageCheckProblem(reportsWith(findings), noDamage) !== undefined;

  const add = () => {
    if (!isCompleteDamageReport(begun)) {
      setIncomplete(true);
      const description = text('checkOut.reportIncomplete');
      showToast({ title: text('shift.missingInformation'), description, tone: 'destructive' });
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
          <input
            type="checkbox"
            name="no-damage"
            checked={noDamage}
            onChange={({ target }) => onChange(withNoDamage(target.checked))}
          />
          {text('checkOut.noDamage')}
        </label>
        {showMissing && undecided && <p className={styles.problem}>{text('checkOut.damageRequiredDetail')}</p>}
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
