import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LossyLine {
  readonly url: string;
  /** of all requests */
  readonly dropped: () => number;
  readonly close: () => Promise<void>;
}

/**
 * A line to the server that drops every third request: by turns before the server gets it, and after it was carried out, when only the
 * answer is lost.
 */
export async function lossyLine(to: string): Promise<LossyLine> {
  let [requests, dropped] = [0, 0];
  const proxy = createServer((asked, answer) => {
    requests += 1;
    const isDropped = requests % 3 === 0;
    if (isDropped) dropped += 1;
    if (isDropped && dropped % 2 === 1) return void asked.socket.destroy();
    forward(asked, answer, { to, losesAnswer: isDropped });
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    dropped: () => dropped,
    close: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
  };
}

function forward(
  asked: IncomingMessage,
  answer: ServerResponse,
  { to, losesAnswer }: { readonly to: string; readonly losesAnswer: boolean },
): void {
  const onward = request(new URL(asked.url ?? '/', to), { method: asked.method, headers: asked.headers }, (from) => {
    if (losesAnswer) {
      from.resume().on('end', () => asked.socket.destroy());
      return;
    }
    answer.writeHead(from.statusCode ?? 502, from.headers);
    from.pipe(answer);
  });
  onward.on('error', () => asked.socket.destroy());
  asked.pipe(onward);
}
