import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call of the Cloud API as it arrived. */
export interface CloudCall {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface CloudApi {
  readonly url: string;
  readonly calls: readonly CloudCall[];
  /** Ids of messages that it has sent on, as `biz_opaque_callback_data` names them. */
  readonly sentOn: readonly string[];
  /** How the next call is answered; afterwards messages are taken again. */
  answer(status: number, body: object | string, headers?: Readonly<Record<string, string>>): void;
  /** How every call is answered until `takeAll`. For where messages of other bookings may still be on their way. */
  answerAll(status: number, body: object | string, headers?: Readonly<Record<string, string>>): void;
  takeAll(): void;
  /** The next call is left without an answer, or with half of one. */
  fall(how: 'silent' | 'broken-off'): void;
  close(): Promise<void>;
}

/** An error as Meta documents it. */
export const cloudError = (code: number, message: string, details?: string): object => ({
  error: {
    message: `(#${code}) ${message}`,
    type: 'OAuthException',
    code,
    ...(details !== undefined && { error_data: { messaging_product: 'whatsapp', details } }),
    fbtrace_id: 'AbCdEfGh',
  },
});

/**
 * Stands in for Meta's Cloud API: takes what is shaped as documented, and refuses the rest as it does. One that honours keys
 * sends a message on once, however often it is told, which the real one does not promise.
 */
export async function startCloudApi({ honoursKeys = false } = {}): Promise<CloudApi> {
  const sentOn: string[] = [];
  const calls: CloudCall[] = [];
  type Answer = (response: ServerResponse) => void;
  const next: Answer[] = [];
  let always: Answer | undefined;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as CloudCall['body'];
      const call = { path: `${request.method} ${request.url}`, headers: request.headers, body };
      calls.push(call);
      const wrong = wrongIn(call);
      if (wrong) return json(response, wrong.status, wrong.body);
      const answer = next.shift() ?? always;
      if (answer) return answer(response);
      const key = String(body['biz_opaque_callback_data']);
      if (!honoursKeys || !sentOn.includes(key)) sentOn.push(key);
      const id = honoursKeys ? `wamid.${key}` : `wamid.${calls.length}`;
      json(response, 200, { messaging_product: 'whatsapp', messages: [{ id, message_status: 'accepted' }] });
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v23.0`,
    calls,
    sentOn,
    answer: (...answer) => void next.push((response) => json(response, ...answer)),
    answerAll: (...answer) => void (always = (response) => json(response, ...answer)),
    takeAll: () => void (always = undefined),
    fall: (how) =>
      void next.push((response) => {
        if (how === 'silent') return;
        response.writeHead(200, { 'Content-Length': 100 }).write('{');
        setTimeout(() => response.destroy(), 10);
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function wrongIn({ path, headers, body }: CloudCall): { status: number; body: object } | undefined {
  if (headers.authorization !== 'Bearer a-token')
    return { status: 401, body: cloudError(190, 'Invalid OAuth access token - Cannot parse access token') };
  const template = body['template'] as { name?: unknown; language?: { code?: unknown } } | undefined;
  const shaped =
    path === 'POST /v23.0/1234/messages' &&
    headers['content-type'] === 'application/json' &&
    body['messaging_product'] === 'whatsapp' &&
    body['type'] === 'template' &&
    /^\+[1-9]\d{7,14}$/.test(String(body['to'])) &&
    typeof template?.name === 'string' &&
    typeof template.language?.code === 'string';
  return shaped ? undefined : { status: 400, body: cloudError(100, 'Invalid parameter') };
}

function json(
  response: ServerResponse,
  status: number,
  body: object | string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
