import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Mirror {
  readonly url: string;
  /** Serves a different service worker from now on, as after an update of the application. */
  updateServiceWorker(): void;
  stop(): Promise<void>;
}

/** fetch has decompressed the body, so these no longer match it */
const ofTheWire = ['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding'];

/** Mirrors the visited application at another address, for GET requests only. */
export async function startMirror(): Promise<Mirror> {
  let newer = false;
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    void fetch(new URL(path, process.env['RIGBOOK_URL'])).then(async (answer) => {
      const headers = [...answer.headers].filter(([name]) => !ofTheWire.includes(name));
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, Object.fromEntries(headers));
      response.write(body);
      response.end(newer && path === '/service-worker.js' ? '\n// newer' : '');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    updateServiceWorker() {
      newer = true;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
