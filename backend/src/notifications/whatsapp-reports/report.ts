import { type Instant, instantOfMillis } from '@rigbook/contracts/kernel';
import type { CloudError } from '../channels/whatsapp/whatsapp-outcome.js';

/** What a report says about an accepted message. */
export type Report = AcceptedReport | FailedReport;

interface ReportOfMessage {
  /** Meta's id of the message */
  readonly providerId: string;
  /** our id, if Meta repeats it */
  readonly notificationId: string | undefined;
  readonly at: Instant;
}

export interface AcceptedReport extends ReportOfMessage {
  readonly status: 'sent' | 'delivered' | 'read';
}

export interface FailedReport extends ReportOfMessage {
  readonly status: 'failed';
  readonly error: CloudError | undefined;
}

export interface ReadReports {
  readonly reports: readonly Report[];
  /** number of reports that do not match Meta's documentation */
  readonly unreadable: number;
}

const statuses = ['sent', 'delivered', 'read', 'failed'] as const;
const providerIdShape = /^[\x21-\x7e]{1,500}$/;
const uuidShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const secondsShape = /^\d{1,10}$/;

/**
 * Reads the reports in a webhook's body and ignores everything else, such as people's messages, templates and the account. Checks
 * every member: even a signed body may have an undocumented version.
 */
export function readReports(body: Buffer, receivedAt: Instant): ReadReports {
  const webhook = objectIn(parsed(body));
  if (!webhook || !Array.isArray(webhook['entry'])) return { reports: [], unreadable: 1 };
  const said = webhook['entry']
    .flatMap((entry) => listIn(entry, 'changes'))
    .flatMap((change) => listIn(objectIn(change)?.['value'], 'statuses'));
  const read = said.map((status) => reportIn(objectIn(status), receivedAt));
  return {
    reports: read.filter((one) => typeof one === 'object'),
    unreadable: read.filter((one) => one === 'unreadable').length,
  };
}

function reportIn(said: Fields | undefined, receivedAt: Instant): Report | 'unreadable' | 'of no interest' {
  const { id, status, timestamp, biz_opaque_callback_data: ours, errors } = said ?? {};
  if (typeof id !== 'string' || !providerIdShape.test(id) || typeof status !== 'string') return 'unreadable';
  const known = statuses.find((one) => one === status);
  if (!known) return 'of no interest';
  const report = {
    providerId: id,
    notificationId: typeof ours === 'string' && uuidShape.test(ours) ? ours.toLowerCase() : undefined,
    at: instantIn(timestamp, receivedAt),
  };
  return known === 'failed' ? { ...report, status: known, error: errorIn(errors) } : { ...report, status: known };
}

/** From seconds since 1970; no later than now, whatever Meta's clock says. */
function instantIn(timestamp: unknown, receivedAt: Instant): Instant {
  const text = typeof timestamp === 'number' ? String(timestamp) : timestamp;
  if (typeof text !== 'string' || !secondsShape.test(text)) return receivedAt;
  const at = instantOfMillis(Number(text) * 1000);
  return at < receivedAt ? at : receivedAt;
}

function errorIn(errors: unknown): CloudError | undefined {
  const error = Array.isArray(errors) ? objectIn(errors[0]) : undefined;
  if (!error) return undefined;
  const { code, message, title, error_data } = error;
  const details = objectIn(error_data)?.['details'];
  const words = [message, title].find((text) => typeof text === 'string');
  return {
    ...(typeof code === 'number' && { code }),
    ...(typeof words === 'string' && { message: words }),
    ...(typeof details === 'string' && { error_data: { details } }),
  };
}

type Fields = Readonly<Record<string, unknown>>;

const objectIn = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;

function listIn(value: unknown, field: string): readonly unknown[] {
  const list = objectIn(value)?.[field];
  return Array.isArray(list) ? list : [];
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
