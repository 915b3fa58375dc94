import { env } from '../../../config/env.js';
import { api } from '../../../lib/http/client.js';
import type { ExportFormat, ExportSubject } from '@rigbook/contracts/audit/export.words';
import type { Day } from '@rigbook/contracts/kernel/time';
import type { Language } from '../../../lib/i18n/language.js';

/** Downloads of the log for auditors, by address. */
export const logFiles = {
  log: '/api/audit/log-export',
  heads: '/api/audit/seal/heads',
  key: '/api/audit/seal/public-key',
} as const;
export type LogFile = keyof typeof logFiles;

/**
 * Lets the browser save the file, since a log may not fit into the page's memory. A small request goes first: it can
 * prompt for a missing password, which a download cannot.
 */
export async function saveLogFile(what: LogFile): Promise<void> {
  await api.GET('/api/audit/seal/public-key', { parseAs: 'text' });
  const link = document.createElement('a');
  link.href = `${env.apiOrigin}${logFiles[what]}`;
  link.download = '';
  link.click();
}

export interface WantedExport {
  readonly subject: ExportSubject;
  readonly from: Day;
  readonly to: Day;
  readonly format: ExportFormat;
}

/**
 * Lets the browser write the file to disk as it arrives: years of events do not fit into memory. An export of days
 * without events goes first, since a download cannot show why it was refused.
 */
export async function saveExport({ subject, from, to, format }: WantedExport, language: Language): Promise<void> {
  const long = '1900-01-01';
  await api.GET('/api/audit/export/{subject}', {
    params: { path: { subject }, query: { from: long, to: long, format: 'jsonl' } },
    parseAs: 'text',
  });
  const link = document.createElement('a');
  link.href = `${env.apiOrigin}/api/audit/export/${subject}?${new URLSearchParams({ from, to, format, language }).toString()}`;
  link.download = '';
  link.click();
}
