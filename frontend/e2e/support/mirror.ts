import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Mirror {
  readonly url: string;
  /** From now on its service worker is another one, as after an update of the application. */
  updateServiceWorker(): void;
  stop(): Promise<void>;
}

/** fetch has unpacked the body, so these say nothing true about it any more */
const ofTheWire = ['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding'];

/** The visited application at an address of its own, for as long as only GET is asked for. */
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
