import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../../config/paths.js';
import { ownedKey, useDeviceOwner } from '../../../../lib/device/owned-storage.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { outbox } from '../../../../lib/outbox/outbox.js';
import { nameOf } from '../../../../lib/outbox/outgoing-form.js';
import { type ReportKept, reportsKept } from '../../../../lib/outbox/reports-kept.js';
import { deviceStorage } from '../../../../lib/storage/device-storage.js';
import { Notice } from '../../../../ui/content/notice.js';
import { ReturnedReport } from './returned-report.js';
import styles from './waiting-reports.module.css';

/** What the drafts of both kinds of reports have in common. */
interface Written {
  readonly words?: string;
  readonly begun?: { readonly description: string };
}

/** Reports of any vehicle that the server refused, or that their person took back. They are nowhere else once the vehicle is another one's. */
export function ReturnedReports() {
  const text = useText();
  const owner = useDeviceOwner();
  const sending = useSyncExternalStore(outbox.subscribe, outbox.all);
  const [, setDiscarded] = useState<string>();
  const isOnItsWay = (name: string) => sending.some(({ form }) => nameOf(form) === name);
  const returned = reportsKept(owner).filter(({ name }) => !isOnItsWay(name));
  const discard = ({ name }: ReportKept) => {
    deviceStorage.remove(ownedKey(owner, 'draft', name));
    setDiscarded(name);
  };
  if (returned.length === 0) return null;
  return (
    <Notice hue="red" icon="alert" title={text('reports.returned', { count: returned.length })} live>
      <ol className={styles.reports}>
        {returned.map((report) => (
          <Returned key={report.name} report={report} onDiscard={() => discard(report)} />
        ))}
      </ol>
    </Notice>
  );
}

function wordsOf({ draft }: ReportKept): string {
  const { words, begun } = draft as Written;
  return (words ?? begun?.description ?? '').trim();
}

function Returned({ report, onDiscard }: { readonly report: ReportKept; readonly onDiscard: () => void }) {
  const text = useText();
  const { cameBack, kind, of } = report;
  const what = wordsOf(report);
  const vehicle = cameBack?.form.subject;
  // the sticker of a vehicle that has left the fleet leads nowhere
  const isGone = cameBack?.problem?.code === 'VEHICLE_NOT_FOUND';
  const ofVehicle = isGone ? undefined : cameBack?.form.screen;
  const screen = kind === 'damage' ? paths.reportDamage(of) : ofVehicle;
  return (
    <ReturnedReport
      report={report}
      what={what}
      {...(vehicle !== undefined && { title: text(`outbox.step.${kind}`, { vehicle }) })}
      open={
        screen !== undefined && (
          <Link
            to={screen}
            className="inline-flex items-center min-h-12 min-w-12"
            aria-label={text('reports.openNamed', { report: what })}
          >
            {text('reports.open')}
          </Link>
        )
      }
      onDiscard={onDiscard}
    />
  );
}
