import { api } from './client.js';
import { saveFile } from './save-file.js';

/** Hands the browser the dossier of a booking, an archive that proves itself. */
export async function saveDossier(id: string): Promise<void> {
  const answer = await api.GET('/api/audit/bookings/{id}/dossier', { params: { path: { id } }, parseAs: 'blob' });
  saveFile(answer, `dossier-${id}.zip`);
}
