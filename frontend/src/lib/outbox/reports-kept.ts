import { newUuid } from '../device/new-uuid.js';
import { newIdempotencyKey } from '../http/idempotency-key.js';
import { deviceStorage } from '../storage/device-storage.js';
import { ApiError } from '../http/problem.js';
import { ownedKey } from '../device/owned-storage.js';
import type { CameBack, KeptProblem } from './came-back.js';
import type { ReportKind } from '../device/report-kind.js';
import type { OutgoingForm } from './outgoing-form.js';

interface KeptReport {
  readonly draft: object;
  readonly idempotencyKey: string;
  /** reports that came back to an older version have none */
  readonly cameBack?: CameBack;
}

/** A report of damage, or of what somebody saw, that this device keeps and does not send. */
export interface ReportKept {
  /** of its draft */
  readonly name: string;
  readonly kind: ReportKind;
  /** the booking, or the vehicle */
  readonly of: string;
  readonly draft: object;
  readonly cameBack: CameBack | undefined;
  /** It is as it was sent: it was not changed since. */
  readonly isUnchanged: boolean;
}

/** All reports of a person that came back, of any booking and vehicle. A report that is being written has no name of its own. */
export const reportsKept = (owner: string): readonly ReportKept[] =>
  deviceStorage.keys(ownedKey(owner, 'draft', '')).flatMap((key) => {
    const name = key.slice(ownedKey(owner, 'draft', '').length);
    const [kind, report, of] = name.split('.');
    if (report === undefined || of === undefined || (kind !== 'damage' && kind !== 'seen')) return [];
    const kept = deviceStorage.read<KeptReport>(key);
    if (!kept) return [];
    const { draft, cameBack: back, idempotencyKey } = kept;
    return [{ name, kind, of, draft, cameBack: back, isUnchanged: back?.form.idempotencyKey === idempotencyKey }];
  });

/** The refusal as the page says it. */
export const refusalOf = ({ status, detail, code, fields, facts }: KeptProblem): ApiError =>
  new ApiError(status, detail, code, undefined, fields, facts);

/** The same report may be taken another time: tomorrow, or once nobody else changes the same. */
const passing: readonly (string | undefined)[] = ['TOO_MANY_SEEN', 'CHANGED_MEANWHILE', 'BOOKING_CHANGED_MEANWHILE'];

/** As it can be sent again; undefined where that does not help, or it was changed since. */
export function sendableAgain({ cameBack: back, isUnchanged, draft }: ReportKept): OutgoingForm | undefined {
  if (!back || !isUnchanged) return undefined;
  if (back.problem && !passing.includes(back.problem.code)) return undefined;
  return { ...back.form, written: { draft, idempotencyKey: back.form.idempotencyKey } };
}

/** The server has a report with its id and other content, and takes it only as another one. */
export const isReportedOtherwise = ({ cameBack: back }: Pick<ReportKept, 'cameBack'>): boolean =>
  back?.problem?.code === 'REPORTED_OTHERWISE';

const withId = (draft: object, reportId: string): object =>
  'begun' in draft ? { ...draft, begun: { ...(draft.begun as object), reportId } } : { ...draft, reportId };

/** With another id, where that helps; undefined also if it was changed since. */
export function sendableAsNew(report: ReportKept): OutgoingForm | undefined {
  const { cameBack: back, isUnchanged, draft } = report;
  if (!back || !isUnchanged || !isReportedOtherwise(report)) return undefined;
  const [reportId, idempotencyKey] = [newUuid(), newIdempotencyKey()];
  const written = { draft: withId(draft, reportId), idempotencyKey };
  return { ...back.form, body: { ...back.form.body, reportId }, report: idempotencyKey, idempotencyKey, written };
}
