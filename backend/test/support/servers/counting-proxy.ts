import net from 'node:net';

/** Stands between a client and the server, and notes what the client asks and when it waits. */
export interface CountingProxy {
  readonly url: string;
  /**
   * The round trips since `forget`: the names of the statements that a client sent before it waited for answers. A statement without a
   * name is called by its text.
   */
  roundTrips(): readonly (readonly string[])[];
  forget(): void;
  close(): void;
}

export async function openCountingProxy(databaseUrl: string): Promise<CountingProxy> {
  const target = new URL(databaseUrl);
  let trips: string[][] = [];
  const sockets = new Set<net.Socket>();
  const relay = (from: net.Socket, to: net.Socket, note: (bytes: Buffer) => void) => {
    sockets.add(from.on('error', () => to.destroy()).on('close', () => to.destroy()));
    from.on('data', (bytes) => {
      note(bytes);
      to.write(bytes);
    });
  };
  const server = net.createServer((client) => {
    const upstream = net.connect(Number(target.port), target.hostname);
    client.setNoDelay(true);
    upstream.setNoDelay(true);
    let heard = true;
    const read = statementReader((statement) => trips.at(-1)?.push(statement));
    relay(client, upstream, (bytes) => {
      if (heard) trips.push([]);
      heard = false;
      read(bytes);
    });
    relay(upstream, client, () => (heard = true));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as net.AddressInfo).port);
  return {
    url: url.href,
    roundTrips: () => trips,
    forget: () => (trips = []),
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Tells of each statement that one connection's client asks for, prepared (Bind) or as plain text (Query). */
function statementReader(tell: (statement: string) => void): (bytes: Buffer) => void {
  const STARTUP_HEADER = 4; // only the first message has no letter
  let header = STARTUP_HEADER;
  let unread = Buffer.alloc(0);
  let unnamed = '';
  return (bytes) => {
    unread = Buffer.concat([unread, bytes]);
    while (unread.length >= header) {
      const end = header - STARTUP_HEADER + unread.readInt32BE(header - STARTUP_HEADER);
      if (unread.length < end) return;
      const letter = header === STARTUP_HEADER ? '' : String.fromCharCode(unread[0] ?? 0);
      const [first = '', second = ''] = unread.subarray(header, end).toString().split('\0', 2);
      if (letter === 'P' && first === '') unnamed = second;
      if (letter === 'B') tell(second || unnamed);
      if (letter === 'Q') tell(first);
      unread = unread.subarray(end);
      header = STARTUP_HEADER + 1;
    }
  };
}
