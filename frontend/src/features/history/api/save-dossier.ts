import { api } from '../../../lib/http/client.js';
import { saveFile } from '../../../lib/http/save-file.js';

/** Hands the browser the dossier of a booking, an archive that proves itself. */
export async function saveDossier(id: string): Promise<void> {
  const answer = await api.GET('/api/audit/bookings/{id}/dossier', { params: { path: { id } }, parseAs: 'blob' });
  saveFile(answer, `dossier-${id}.zip`);
}
