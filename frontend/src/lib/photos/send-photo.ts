import { env } from '../../config/env.js';
import { connection } from '../connection/connection.js';
import { api, bodyOf } from '../http/client.js';
import { ApiError, apiErrorOf } from '../http/problem.js';
import type { KeptPhoto } from './photo-store.js';

interface Address {
  readonly uploadURL: string;
  readonly hasArrived: boolean;
}

/** Where files are sent to, while the page is open. An address serves until its file has arrived, and then until that is handed in. */
const addresses = new WeakMap<Blob, Address>();

const isRefusedAs = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof ApiError && error.code !== undefined && codes.includes(error.code);

const ofPhoto = () => api.POST('/api/objects/upload');

interface Sending {
  /** What is sent of the file. */
  readonly content?: () => Promise<Blob>;
  /** Asks for an address that takes it. */
  readonly issue?: () => ReturnType<typeof ofPhoto>;
  readonly handIn: (uploadURL: string) => Promise<unknown>;
}

/**
 * Uploads a file and hands it in. However often it is sent, the server keeps it once. Throws ApiError for a refusal, anything else
 * without a connection.
 */
export async function sendFile(file: Blob, { handIn, ...upload }: Sending): Promise<void> {
  const uploadURL = await uploaded(file, upload);
  try {
    await handIn(uploadURL);
  } catch (error) {
    // it was swept away meanwhile: the next attempt uploads it again
    if (isRefusedAs(error, 'DAMAGE_PHOTO_NOT_UPLOADED', 'RECEIPT_NOT_UPLOADED', 'PAPER_NOT_UPLOADED'))
      addresses.delete(file);
    throw error;
  }
  addresses.delete(file);
}

export const sendPhoto = ({ id, bookingId, isSeen, content }: KeptPhoto): Promise<void> =>
  sendFile(content, {
    handIn: (uploadURL) => {
      const path = { id: bookingId, photoId: id };
      const handed = { params: { path }, body: { uploadURL } };
      return isSeen
        ? api.PUT('/api/vehicles/{id}/seen-photos/{photoId}', handed)
        : api.PUT('/api/bookings/{id}/damage-photos/{photoId}', handed);
    },
  });

/** The address of a file, once it has arrived. */
async function uploaded(file: Blob, upload: Omit<Sending, 'handIn'>): Promise<string> {
  const { content = () => Promise.resolve(file), issue = ofPhoto } = upload;
  const known = addresses.get(file);
  if (known?.hasArrived) return known.uploadURL;
  const uploadURL = known?.uploadURL ?? (await bodyOf(issue())).uploadURL;
  addresses.set(file, { uploadURL, hasArrived: false });
  try {
    await put(await content(), uploadURL);
  } catch (error) {
    if (isRefusedAs(error, 'UPLOAD_LINK_EXPIRED', 'UPLOAD_NOT_FOUND')) {
      addresses.delete(file);
      if (known) return uploaded(file, upload);
    }
    // used: it has arrived, and only the answer was lost
    if (!isRefusedAs(error, 'UPLOAD_LINK_USED')) throw error;
  }
  addresses.set(file, { uploadURL, hasArrived: true });
  return uploadURL;
}

async function put(content: Blob, uploadURL: string): Promise<void> {
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
  if (!answer.ok) throw await apiErrorOf(answer);
}
