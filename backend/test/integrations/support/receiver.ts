import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { PublicEvent } from '../../../src/integrations/public-event/public-event.js';

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly event: PublicEvent;
}

export interface Receiver {
  readonly address: string;
  /** everything that arrived, in its order, taken or not */
  readonly received: Received[];
  /** what it answers from now on; takes everything at first */
  answer: (response: ServerResponse, received: Received) => void;
  close(): Promise<void>;
}

export const take = (response: ServerResponse): void => void response.writeHead(204).end();
export const refuse =
  (status: number, headers: Readonly<Record<string, string>> = {}, body = '') =>
  (response: ServerResponse): void =>
    void response.writeHead(status, headers).end(body);

/** Another program, on a port of its own or a given one. */
export async function startReceiver(port = 0): Promise<Receiver> {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const received = { headers: request.headers, body, event: JSON.parse(body) as PublicEvent };
      receiver.received.push(received);
      receiver.answer(response, received);
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const receiver: Receiver = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/rigbook`,
    received: [],
    answer: take,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return receiver;
}

/** As the convention has it, written out by hand: which of these secrets have signed the message? */
export function signedWith({ headers, body }: Received, secrets: readonly string[]): readonly string[] {
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const signatures = String(headers['webhook-signature'])
    .split(' ')
    .map((each) => Buffer.from(each.replace(/^v1,/, ''), 'base64'));
  return secrets.filter((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    const expected = createHmac('sha256', key).update(signed).digest();
    return signatures.some((each) => each.length === expected.length && timingSafeEqual(each, expected));
  });
}
