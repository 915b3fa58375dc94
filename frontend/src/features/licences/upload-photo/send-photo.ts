import { fetcher, NetworkError } from '@uppy/utils';
import { connection } from '../../../lib/connection/connection.js';
import { api, bodyOf } from '../../../lib/http/client.js';
import { ApiError, apiErrorOf } from '../../../lib/http/problem.js';

/** The delay before each further attempt, in milliseconds. */
const retryDelaysMs = [0, 1000, 3000, 5000] as const;

interface Sending {
  readonly signal: AbortSignal;
  /** Called when an attempt starts; 0 for the first. */
  readonly onAttempt: (attempt: number) => void;
  /** Called with the number of bytes sent. */
  readonly onProgress: (bytes: number) => void;
}

/** True for failures that may be temporary: no connection, or a server error. A refused photo stays refused. */
export const mayPass = (error: unknown): boolean => !(error instanceof ApiError) || error.status >= 500;

/**
 * Requests an address and uploads the photo there, repeating after each delay while the failure may be temporary.
 * Resolves to the address, which identifies the photo from then on. Throws ApiError for a refusal, NetworkError or
 * TypeError without a connection, and AbortError once the signal aborts.
 */
export async function sendPhoto(photo: Blob, sending: Sending): Promise<string> {
  let address: string | undefined;
  for (let attempt = 0; ; attempt += 1) {
    try {
      sending.onAttempt(attempt);
      address ??= (await bodyOf(api.POST('/api/objects/upload', { signal: sending.signal }))).uploadURL;
      await put(photo, address, sending);
      return address;
    } catch (error) {
      // the previous attempt succeeded, but its response was lost
      if (attempt > 0 && address !== undefined && isUsedLink(error)) return address;
      const delayMs = retryDelaysMs[attempt];
      if (sending.signal.aborted || delayMs === undefined || !mayPass(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      sending.signal.throwIfAborted();
    }
  }
}

const isUsedLink = (error: unknown): boolean => error instanceof ApiError && error.code === 'UPLOAD_LINK_USED';

async function put(photo: Blob, address: string, { signal, onProgress }: Sending): Promise<void> {
  try {
    await fetcher(address, {
      method: 'PUT',
      body: photo,
      headers: { 'Content-Type': photo.type },
      retries: 0,
      signal,
      onUploadProgress: ({ loaded }) => onProgress(loaded),
    });
  } catch (error) {
    const answer = error instanceof NetworkError ? error.request : null;
    if (answer !== null && answer.status === 0) connection.lost();
    throw answer?.status ? await apiErrorOf(new Response(answer.responseText, { status: answer.status })) : error;
  }
}
