import { queryOptions } from '@tanstack/react-query';
import type { HistoryEntry } from '../../../lib/http/answers.js';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';
import { saveFile } from '../../../lib/http/save-file.js';

/** A booking's events, oldest first. */
export const historyQuery = (bookingId: string) =>
  queryOptions({
    queryKey: keys.history(bookingId),
    queryFn: (): Promise<readonly HistoryEntry[]> =>
      bodyOf(api.GET('/api/audit/bookings/{id}/history', { params: { path: { id: bookingId } } })),
    refetchOnMount: 'always',
  });

/** Offers of the booking to colleagues that ended without a new responder, oldest first. */
export const endedOffersQuery = (bookingId: string) =>
  queryOptions({
    queryKey: keys.endedOffers(bookingId),
    queryFn: () => bodyOf(api.GET('/api/handing-on/bookings/{id}', { params: { path: { id: bookingId } } })),
    refetchOnMount: 'always',
  });

/** Has the browser save a booking's dossier, an archive that can be checked without Rigbook. */
export async function saveDossier(id: string): Promise<void> {
  const answer = await api.GET('/api/audit/bookings/{id}/dossier', { params: { path: { id } }, parseAs: 'blob' });
  saveFile(answer, `dossier-${id}.zip`);
}
