import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface Answer {
  readonly status: number;
  readonly contentType: string;
  /** empty of a stream that does not end */
  readonly text: string;
  readonly milliseconds: number;
}

interface Sent {
  readonly method: string;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** Far more than any answer takes on a busy machine. */
const NO_ANSWER_AFTER_MS = 60_000;
const agent = new http.Agent({ keepAlive: true, maxSockets: 4 });

/**
 * Sends the request as it is: clients for programs tidy up addresses and headers first. Once more if a connection that was kept open
 * closed in the same moment.
 */
export async function send(url: string, sent: Sent): Promise<Answer> {
  try {
    return await sendOnce(url, sent);
  } catch (error) {
    if ((error as { code?: string }).code !== 'ECONNRESET') throw error;
    await pause(50);
    return sendOnce(url, sent);
  }
}

function sendOnce(url: string, { method, address, headers, body }: Sent): Promise<Answer> {
  const { hostname, port } = new URL(url);
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const request = http.request({ agent, hostname, port, method, path: address, headers: { ...headers, ...length } });
    request.setTimeout(NO_ANSWER_AFTER_MS, () => request.destroy(new Error('no answer')));
    request.on('error', reject);
    request.on('response', (response) => {
      const contentType = response.headers['content-type'] ?? '';
      const answered = (text: string) =>
        resolve({ status: response.statusCode ?? 0, contentType, text, milliseconds: performance.now() - begun });
      if (contentType.startsWith('text/event-stream')) {
        answered('');
        response.on('error', () => {});
        request.destroy();
        return;
      }
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => answered(Buffer.concat(chunks).toString('utf8')));
      response.on('error', reject);
    });
    request.end(body);
  });
}
