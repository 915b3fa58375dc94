import { api } from '../../../../lib/http/client.js';
import { saveFile } from '../../../../lib/http/save-file.js';
import type { Language } from '../../../../lib/i18n/language.js';
import type { DiaryFilter } from './diary-search.js';

/** Hands the browser a CSV of all bookings that the filter lets through, under the name that the server gives it. */
export async function exportDiary(filter: DiaryFilter, language: Language, signal: AbortSignal): Promise<void> {
  const answer = await api.GET('/api/admin/bookings/export', {
    params: { query: { ...filter, language } },
    parseAs: 'blob',
    signal,
  });
  saveFile(answer, 'bookings.csv');
}
