import { useSyncExternalStore } from 'react';
import { useText } from '../../../../lib/i18n/use-text.js';
import { nameOf } from '../../../../lib/outbox/outgoing-form.js';
import { outbox } from '../../../../lib/outbox/outbox.js';
import type { Reports } from '../../../../lib/outbox/use-reports.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Button } from '../../../../ui/button.js';
import { Notice } from '../../../../ui/content/notice.js';
import { ReturnedReport } from './returned-report.js';
import styles from './waiting-reports.module.css';

interface Props<T> {
  readonly reports: Reports<T>;
  /** One line of a report, by which its person knows it again. */
  readonly describe: (draft: T) => string;
  /** The report that is open is still empty: one that is taken back takes its place. */
  readonly isUntouched: () => boolean;
  readonly onOpen?: () => void;
  /** Where none can be sent any more: what to do with those that came back, which can be read and discarded. */
  readonly closed?: string;
}

/** How many reports this device has not sent yet, and those that came back. */
export function WaitingReports<T extends object>({ reports, describe, isUntouched, onOpen, closed }: Props<T>) {
  const text = useText();
  const times = useTimes();
  const isPutOff = useSyncExternalStore(outbox.subscribe, outbox.isPutOff);
  const waiting = reports.waiting.filter(({ state }) => state === 'waiting');
  const { returned } = reports;
  const isKept = waiting.every((one) => one.isKept);

  const open = (name: string) => {
    reports.openReturned(name);
    onOpen?.();
  };
  const takeBack = (name: string) => {
    outbox.cancel(name);
    if (closed === undefined && isUntouched()) open(name);
  };

  return (
    <>
      {waiting.length > 0 && (
        <Notice hue="orange" icon="clock" title={text('reports.waiting', { count: waiting.length })} live>
          <ol className={styles.reports}>
            {waiting.map(({ form }) => {
              const { draft } = (form.written ?? {}) as { readonly draft?: T };
              const what = draft === undefined ? form.subject : describe(draft);
              return (
                <li key={form.idempotencyKey}>
                  <p>
                    {form.handedInAt !== undefined && (
                      <span className="tabular-nums">{times.clock(form.handedInAt)} </span>
                    )}
                    <bdi>{what}</bdi>
                  </p>
                  <Button
                    small
                    aria-label={text('reports.takeBackNamed', { report: what })}
                    onClick={() => takeBack(nameOf(form))}
                  >
                    {text('reports.takeBack')}
                  </Button>
                </li>
              );
            })}
          </ol>
          <p>{text(!isKept ? 'outbox.notKept' : isPutOff ? 'reports.putOff' : 'reports.waitingDetail')}</p>
          <Button small onClick={() => outbox.tryNow()}>
            {text('outbox.tryNow')}
          </Button>
        </Notice>
      )}
      {returned.length > 0 && (
        <Notice hue="red" icon="alert" title={text('reports.returned', { count: returned.length })} live>
          <ol className={styles.reports}>
            {returned.map((report) => {
              const { name, draft } = report;
              const isInForm = name === reports.open;
              const what = describe(draft);
              return (
                <ReturnedReport
                  key={name}
                  report={report}
                  what={what}
                  isInForm={isInForm}
                  isClosed={closed !== undefined}
                  open={
                    closed === undefined &&
                    (isInForm ? (
                      <Button small onClick={reports.openNew}>
                        {text('reports.another')}
                      </Button>
                    ) : (
                      <Button small aria-label={text('reports.openNamed', { report: what })} onClick={() => open(name)}>
                        {text('reports.open')}
                      </Button>
                    ))
                  }
                  onDiscard={() => reports.discard(name)}
                />
              );
            })}
          </ol>
          {closed !== undefined && <p>{closed}</p>}
        </Notice>
      )}
    </>
  );
}
