import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { type DeviceDraft, useDeviceDraft } from '../device/use-device-draft.js';
import { ownedKey, useDeviceOwner } from '../device/owned-storage.js';
import type { ApiError } from '../http/problem.js';
import { deviceStorage } from '../storage/device-storage.js';
import type { ReportKind } from '../device/report-kind.js';
import { nameOf, nameOfForm, nameOfReport, type OutgoingForm } from './outgoing-form.js';
import { outbox, type Waiting } from './outbox.js';
import { refusalOf, type ReportKept, reportsKept } from './reports-kept.js';

/** A report that the server refused, or that its person took back. */
export interface ReturnedReport<T> extends ReportKept {
  readonly draft: T & object;
  /** undefined if it was taken back */
  readonly refusal: ApiError | undefined;
}

export interface Reports<T> {
  /** in the order in which they are sent */
  readonly waiting: readonly Waiting[];
  readonly returned: readonly ReturnedReport<T>[];
  /** The new report as far as it is written, also while another one is open. */
  readonly begun: ReturnedReport<T> | undefined;
  /** The draft that is shown: a new report, or one that came back. */
  readonly open: string;
  /** Changes with each report that is begun. */
  readonly formKey: string;
  /** as the device keeps it so far; undefined while nothing was typed */
  readonly openDraft: () => T | undefined;
  readonly openNew: () => void;
  readonly openReturned: (name: string) => void;
  readonly discard: (name: string) => void;
}

/** What this device keeps of the reports of a booking, or of a vehicle: any number may wait, and each is written by itself. */
export function useReports<T extends object>(kind: ReportKind, of: string): Reports<T> {
  const owner = useDeviceOwner();
  const all = useSyncExternalStore(outbox.subscribe, outbox.all);
  const fresh = nameOfForm(kind, of);
  const [shown, setShown] = useState({ name: fresh, nth: 0 });
  const isOne = (form: OutgoingForm) => form.kind === kind && form.bookingId === of;

  const key = (name: string) => ownedKey(owner, 'draft', name);
  const isOnItsWay = (name: string) => all.some(({ form }) => nameOf(form) === name);
  const returned = reportsKept(owner)
    .filter((report) => report.kind === kind && report.of === of && !isOnItsWay(report.name))
    .map((report) => ({
      ...report,
      draft: report.draft as T,
      refusal: report.cameBack?.problem && refusalOf(report.cameBack.problem),
    }));
  const begun = deviceStorage.read<{ readonly draft: T }>(key(fresh));
  const show = (name: string) => setShown(({ nth }) => ({ name, nth: nth + 1 }));
  return {
    waiting: all.filter(({ form }) => isOne(form)),
    returned,
    begun: begun && {
      name: fresh,
      kind,
      of,
      draft: begun.draft,
      cameBack: undefined,
      isUnchanged: false,
      refusal: undefined,
    },
    open: shown.name,
    formKey: `${shown.name}/${shown.nth}`,
    openDraft: () => deviceStorage.read<{ readonly draft: T }>(key(shown.name))?.draft,
    openNew: () => show(fresh),
    openReturned: show,
    discard: (name) => {
      deviceStorage.remove(key(name));
      show(shown.name === name ? fresh : shown.name);
    },
  };
}

export interface ReportForm<T> extends Pick<DeviceDraft<T>, 'draft' | 'change' | 'savedAt'> {
  /** It is with the server, which has not answered yet. */
  readonly isSending: boolean;
  readonly send: (content: Pick<OutgoingForm, 'subject' | 'body' | 'screen'>) => void;
}

interface Uses<T> {
  readonly reports: Reports<T>;
  readonly kind: ReportKind;
  readonly of: string;
  readonly initial: T;
  readonly onSent?: () => void;
}

/** The report that is open. Once it waits or is done, the next one begins; refused, it is open again. */
export function useReportForm<T extends object>({ reports, kind, of, initial, onSent }: Uses<T>): ReportForm<T> {
  const owner = useDeviceOwner();
  const { draft, savedAt, change, kept, forget } = useDeviceDraft(reports.open, initial);
  const [sentAs, setSentAs] = useState<string>();
  const isSending = useSyncExternalStore(
    outbox.subscribe,
    () => sentAs !== undefined && outbox.stateOf(sentAs) === 'sending',
  );
  const isBack = reports.returned.some(({ name }) => name === sentAs);
  const left = useEffectEvent((name: string) => {
    if (isBack) return reports.openReturned(name);
    reports.openNew();
    onSent?.();
  });
  useEffect(() => {
    if (sentAs !== undefined && !isSending) left(sentAs);
  }, [sentAs, isSending]);

  const send: ReportForm<T>['send'] = (content) => {
    const written = kept();
    const { idempotencyKey } = written;
    const name = nameOfReport(kind, of, idempotencyKey);
    forget(); // leaves room for what is sent
    outbox.send({ kind, bookingId: of, report: idempotencyKey, written, idempotencyKey, ...content });
    // then it is there also if the page is gone before the answer
    if (!outbox.isKept(name)) deviceStorage.write(ownedKey(owner, 'draft', name), written);
    setSentAs(name);
  };
  return { draft, savedAt, change, isSending, send };
}
