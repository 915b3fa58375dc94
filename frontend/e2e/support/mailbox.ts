import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface Mailbox {
  readonly port: number;
  /** The latest mail to that address, with its headers; if asked for, of those whose source has these words. */
  latestTo(address: string, about?: string): string | undefined;
  stop(): Promise<void>;
}

interface Mail {
  readonly to: string;
  readonly source: string;
}

/** Takes every mail and keeps it: the least that SMTP asks of a server. */
export async function startMailbox(): Promise<Mailbox> {
  const mails: Mail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.setEncoding('utf8').on('error', () => undefined);
    socket.write('220 mailbox\r\n');
    let to = '';
    let received = '';
    let inMail = false;
    socket.on('data', (text: string) => {
      received += text;
      for (let end = endOf(received, inMail); end > 0; end = endOf(received, inMail)) {
        const part = received.slice(0, end);
        received = received.slice(end);
        if (inMail) mails.push({ to, source: part });
        else to = /^RCPT TO:<(.*)>/i.exec(part)?.[1] ?? to;
        inMail = !inMail && /^DATA/i.test(part);
        socket.write(inMail ? '354 go on\r\n' : '250 done\r\n');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    latestTo: (address, about = '') =>
      mails.findLast(({ to, source }) => to === address && source.includes(about))?.source,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The length of what is complete: a line, or a mail up to the line with a dot. */
function endOf(received: string, inMail: boolean): number {
  const end = inMail ? '\r\n.\r\n' : '\r\n';
  const at = received.indexOf(end);
  return at < 0 ? 0 : at + end.length;
}
