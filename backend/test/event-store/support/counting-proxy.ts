import net from 'node:net';

/** Stands between a client and the server and notes who spoke when. */
export interface CountingProxy {
  readonly url: string;
  /** How often a client went on to speak after it had heard an answer, plus one: the round trips since `forget`. */
  roundTrips(): number;
  forget(): void;
  close(): void;
}

export async function openCountingProxy(databaseUrl: string): Promise<CountingProxy> {
  const target = new URL(databaseUrl);
  let speakers: ('client' | 'server')[] = [];
  const sockets = new Set<net.Socket>();
  const note = (speaker: 'client' | 'server') => {
    if (speakers.at(-1) !== speaker) speakers.push(speaker);
  };
  const relay = (from: net.Socket, to: net.Socket, speaker: 'client' | 'server') => {
    sockets.add(from.on('error', () => to.destroy()).on('close', () => to.destroy()));
    from.on('data', (bytes) => {
      note(speaker);
      to.write(bytes);
    });
  };
  const server = net.createServer((client) => {
    const upstream = net.connect(Number(target.port), target.hostname);
    client.setNoDelay(true);
    upstream.setNoDelay(true);
    relay(client, upstream, 'client');
    relay(upstream, client, 'server');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as net.AddressInfo).port);
  return {
    url: url.href,
    roundTrips: () => speakers.filter((speaker) => speaker === 'client').length,
    forget: () => (speakers = []),
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
