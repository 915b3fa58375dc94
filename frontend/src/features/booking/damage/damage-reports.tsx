import { isCompleteDamageReport } from '@rigbook/contracts/booking/shift/check-out.rules';
import type { DamageReport } from '@rigbook/contracts/booking/shift/damage.words';
import { useState } from 'react';
import type { Booking } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useIsTakingPhotos } from '../../../lib/photos/taking-photos.js';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { DamageSeverityTag } from '../../fleet/shared/damage-severity-tag.js';
import { useDamageWhere } from '../../fleet/shared/vehicle-drawing/use-damage-where.js';
import { type BegunReport, DamageForm, noReportBegun, reportsWith, type Update } from './damage-form.js';

interface Found {
  readonly reports: readonly DamageReport[];
  readonly begun: BegunReport;
}

interface Props<F extends Found> {
  readonly booking: Booking;
  readonly findings: F;
  /** The fields appear once a report is begun, since usually there is none. */
  readonly folded?: boolean;
  readonly onChange: (update: Update<F>) => void;
}

/** Reports that were added, and the one that is being written. */
export function DamageReports<F extends Found>({ booking, findings, folded = false, onChange }: Props<F>) {
  const text = useText();
  const isTaking = useIsTakingPhotos();
  const [incomplete, setIncomplete] = useState(false);
  const { reports, begun } = findings;

  const add = () => {
    if (!isCompleteDamageReport(begun)) {
      setIncomplete(true);
      const description = text('checkOut.reportIncomplete');
      showToast({ title: text('shift.missingInformation'), description, tone: 'destructive', asksForMore: true });
      return;
    }
    onChange((latest) => ({ ...latest, reports: reportsWith(latest), begun: noReportBegun }));
    const description = text('checkOut.reportAddedDetail');
    showToast({ title: text('checkOut.reportAdded'), description, tone: 'success' });
  };

  return (
    <>
      <DamageList
        reports={reports}
        onRemove={(index) =>
          onChange((latest) => ({ ...latest, reports: latest.reports.filter((_, at) => at !== index) }))
        }
      />
      <DamageForm
        booking={booking}
        begun={begun}
        folded={folded}
        showMissing={incomplete}
        onChange={(update) => {
          setIncomplete(false);
          onChange((latest) => ({ ...latest, begun: update(latest.begun) }));
        }}
        action={
          <Button busy={isTaking} icon={<Icon name="plus" />} onClick={add}>
            {text('checkOut.addReport')}
          </Button>
        }
      />
    </>
  );
}

interface DamageListProps {
  readonly reports: readonly DamageReport[];
  readonly onRemove: (index: number) => void;
}

function DamageList({ reports, onRemove }: DamageListProps) {
  const text = useText();
  const where = useDamageWhere();
  if (reports.length === 0) return null;
  return (
    <ul className="grid gap-3" aria-label={text('checkOut.reports')}>
      {reports.map((report, index) => (
        <li
          key={`${index} ${report.area}`}
          className="grid justify-items-start gap-1 p-3 border border-(--hairline) rounded-(--radius-small) wrap-anywhere"
        >
          <p className="flex flex-wrap items-center gap-2">
            <DamageSeverityTag severity={report.severity} />
            <strong>{where(report)}</strong>
          </p>
          <p>
            <bdi>{report.description}</bdi>
          </p>
          <Button
            look="quiet"
            danger
            icon={<Icon name="trash" />}
            aria-label={text('checkOut.removeNamed', { area: where(report) })}
            onClick={() => onRemove(index)}
          >
            {text('checkOut.remove')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
