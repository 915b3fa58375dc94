import http from 'node:http';
import type { AddressInfo } from 'node:net';

interface Upstream {
  readonly port: number;
  readonly agent: http.Agent;
  ready: boolean;
}

/** How often it asks each server whether it is ready; a server has DRAIN_SECONDS to be noticed. */
const PROBE_MS = 250;

export interface Proxy {
  readonly address: string;
  /** From now on it asks this server whether it is ready. */
  add(port: number): void;
  remove(port: number): void;
  /** Resolves when the server takes requests. */
  isReady(port: number): boolean;
  close(): Promise<void>;
}

/** A reverse proxy that takes servers in turn, as long as they say that they are ready. It never sends a request twice. */
export async function startProxy(): Promise<Proxy> {
  const upstreams = new Map<number, Upstream>();
  let turn = 0;
  const next = (): Upstream | undefined => {
    const ready = [...upstreams.values()].filter((upstream) => upstream.ready);
    return ready[(turn += 1) % ready.length];
  };
  const server = http.createServer((request, response) => {
    const upstream = next();
    if (!upstream) return void response.writeHead(502).end('no server is ready');
    pass(upstream, request, response);
  });
  server.keepAliveTimeout = 600_000; // only the servers behind it are to close connections
  const probing = setInterval(() => upstreams.forEach(probe), PROBE_MS);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (port) => void upstreams.set(port, { port, agent: new http.Agent({ keepAlive: true }), ready: false }),
    remove: (port) => void upstreams.delete(port),
    isReady: (port) => upstreams.get(port)?.ready ?? false,
    async close() {
      clearInterval(probing);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function pass({ port, agent }: Upstream, request: http.IncomingMessage, response: http.ServerResponse): void {
  const { method, url, headers } = request;
  const forwarded = { ...headers, 'x-forwarded-for': request.socket.remoteAddress };
  const sent = http.request({ host: '127.0.0.1', port, agent, method, path: url, headers: forwarded });
  sent.on('response', (answer) => {
    const { connection: _hop, ...kept } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, kept);
    answer.pipe(response);
    answer.on('error', () => response.destroy());
  });
  sent.on('error', (error) => (response.headersSent ? response.destroy() : response.writeHead(502).end(error.message)));
  response.on('close', () => sent.destroy());
  request.pipe(sent);
}

function probe(upstream: Upstream): void {
  const asked = http.get(`http://127.0.0.1:${upstream.port}/api/health/ready`, { agent: false }, (answer) => {
    upstream.ready = answer.statusCode === 200;
    answer.resume();
  });
  asked.on('error', () => (upstream.ready = false));
}
