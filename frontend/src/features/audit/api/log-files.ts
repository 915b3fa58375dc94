import { env } from '../../../config/env.js';
import { api } from '../../../lib/http/client.js';
import type { ExportFormat, ExportSubject } from '@rigbook/contracts/audit/export.words';
import type { Day } from '@rigbook/contracts/kernel/time';
import type { Language } from '../../../lib/i18n/language.js';

/** What an auditor takes to another machine, by its address. */
export const logFiles = {
  log: '/api/audit/log-export',
  heads: '/api/audit/seal/heads',
  key: '/api/audit/seal/public-key',
} as const;
export type LogFile = keyof typeof logFiles;

/**
 * Lets the browser save it, since a log may be larger than the page's memory. Something small is asked for first: that finds
 * out whether a password is missing, which a download could not ask for.
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
 * Leaves the file to the browser, which writes it to the disk as it comes: years of events do not fit into a page. Whether the
 * server gives it is asked before, with days in which nothing happened, since a refused download tells nobody why.
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
