import { api } from '../../../lib/http/client.js';
import type { Language } from '../../../lib/i18n/language.js';
import type { DiaryFilter } from '../booking-diary/diary-search.js';

/** Hands the browser a CSV of all bookings that the filter lets through, under the name that the server gives it. */
export async function exportDiary(filter: DiaryFilter, language: Language, signal: AbortSignal): Promise<void> {
  const { data, response } = await api.GET('/api/admin/bookings/export', {
    params: { query: { ...filter, language } },
    parseAs: 'blob',
    signal,
  });
  const address = URL.createObjectURL(data ?? new Blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = nameIn(response.headers.get('content-disposition') ?? '');
  link.click();
  URL.revokeObjectURL(address);
}

const nameIn = (disposition: string): string => /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'bookings.csv';
