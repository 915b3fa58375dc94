import { env } from '../../config/env.js';
import { connection } from '../connection/connection.js';
import { api, bodyOf } from '../http/client.js';
import { ApiError, apiErrorOf } from '../http/problem.js';
import type { KeptPhoto } from './photo-store.js';

const isRefusedAs = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof ApiError && error.code !== undefined && codes.includes(error.code);

/** Addresses of photos whose content has arrived, while the page is open: only handing in is missing. */
const uploaded = new Map<string, string>();

/**
 * Uploads the photo and hands it in. However often it is sent, the server keeps it once. Throws ApiError for a refusal, anything else
 * without a connection.
 */
export async function sendPhoto({ id, bookingId, isSeen, content }: KeptPhoto): Promise<void> {
  const uploadURL = uploaded.get(id) ?? (await uploadPhoto(content));
  uploaded.set(id, uploadURL);
  try {
    const path = { id: bookingId, photoId: id };
    const handed = { params: { path }, body: { uploadURL } };
    if (isSeen) await api.PUT('/api/vehicles/{id}/seen-photos/{photoId}', handed);
    else await api.PUT('/api/bookings/{id}/damage-photos/{photoId}', handed);
  } catch (error) {
    // it was swept away meanwhile: the next attempt uploads it again
    if (isRefusedAs(error, 'DAMAGE_PHOTO_NOT_UPLOADED')) uploaded.delete(id);
    throw error;
  }
  uploaded.delete(id);
}

const ofPhoto = () => api.POST('/api/objects/upload');

/** Its address, once the content has arrived. `issue` asks for one that takes it. */
export async function uploadPhoto(content: Blob, issue: () => ReturnType<typeof ofPhoto> = ofPhoto): Promise<string> {
  const { uploadURL } = await bodyOf(issue());
  const body = await new Response(content).arrayBuffer(); // what the device cannot read again is no lost connection
  const answer = await fetch(`${env.apiOrigin}${uploadURL}`, {
    method: 'PUT',
    body,
    credentials: 'same-origin',
    headers: { 'Content-Type': content.type || 'image/jpeg' },
  }).catch((error: unknown) => {
    connection.lost();
    throw error;
  });
  if (answer.ok) return uploadURL;
  const error = await apiErrorOf(answer);
  if (isRefusedAs(error, 'UPLOAD_LINK_USED')) return uploadURL;
  throw error;
}
