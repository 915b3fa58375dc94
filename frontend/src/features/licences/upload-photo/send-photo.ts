import { fetcher, NetworkError } from '@uppy/utils';
import { connection } from '../../../lib/connection/connection.js';
import { api, bodyOf } from '../../../lib/http/client.js';
import { ApiError, apiErrorOf } from '../../../lib/http/problem.js';

/** How long to wait before each further attempt, in milliseconds. */
const retryDelaysMs = [0, 1000, 3000, 5000] as const;

interface Sending {
  readonly signal: AbortSignal;
  /** Called with the attempt that begins, 0 for the first. */
  readonly onAttempt: (attempt: number) => void;
  /** Called with the bytes that are on their way. */
  readonly onProgress: (bytes: number) => void;
}

/** True for what may be over in a moment: no connection, or a server in trouble. A refusal of the photo stays one. */
export const mayPass = (error: unknown): boolean => !(error instanceof ApiError) || error.status >= 500;

/**
 * Asks for an address and puts the photo there, again after each of the delays while the failure may pass. Resolves
 * to the address, which names the photo from then on; throws ApiError for a refusal, NetworkError or TypeError where
 * there is no connection, AbortError once the signal says so.
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
      // only the answer to the attempt before got lost on the way
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
