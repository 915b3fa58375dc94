import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserKeys, decrypted, newPair, vapidProblem } from './push-encryption.js';

/** What a browser hands to its page. */
export interface Subscribed {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushArrived {
  readonly endpoint: string;
  readonly ttl: number;
  readonly urgency: string;
  readonly topic: string | undefined;
  /** as the browser decrypts it */
  readonly payload: {
    readonly title: string;
    readonly body: string;
    readonly path: string;
    readonly language: string;
    readonly tag: string;
  };
  /** as it came, which no one but the browser can read */
  readonly body: Buffer;
}

export interface PushService {
  readonly url: string;
  readonly arrived: readonly PushArrived[];
  /** A browser that takes messages of the sender with this public key alone. */
  subscribe(serverKey: string): Subscribed;
  /** The browser takes no more: its messages are answered 410, or 404 once it is forgotten. */
  end(endpoint: string, status?: 404 | 410): void;
  /** The browser is off: its messages wait, each as long as its TTL, and the latest of a topic alone. */
  switchOff(endpoint: string): void;
  /** The browser takes what waits, as long after as `seconds` say. */
  switchOn(endpoint: string, seconds?: number): void;
  /** How the next message is answered, instead of taken; of one browser, or of any. */
  answer(status: number, headers?: Readonly<Record<string, string>>, endpoint?: string): void;
  close(): Promise<void>;
}

interface Browser extends BrowserKeys {
  readonly serverKey: string;
  ended?: 404 | 410;
  /** while it is off */
  waiting?: PushArrived[] | undefined;
}

const MOST_BYTES = 4096;
const header = (request: IncomingMessage, name: string) => String(request.headers[name] ?? '');

/** Stands in for the push service of a browser: takes what RFC 8030, 8291 and 8292 say, decrypts it, and refuses the rest. */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, Browser>();
  const arrived: PushArrived[] = [];
  const answers: [number, Readonly<Record<string, string>>, string | undefined][] = [];
  let url = '';

  function take(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
    const end = (status: number, said = '', headers = {}) => void response.writeHead(status, headers).end(said);
    const endpoint = `${url}${request.url}`;
    const browser = browsers.get(endpoint);
    if (request.method !== 'POST') return end(405);
    if (!browser || browser.ended === 404) return end(404);
    if (browser.ended) return end(410, 'push subscription has unsubscribed or expired.');
    const problem = vapidProblem(header(request, 'authorization'), browser.serverKey, url);
    if (problem) return end(problem === 'no vapid' ? 401 : 403, problem);
    const nth = answers.findIndex(([, , only]) => only === undefined || only === endpoint);
    const [answer] = nth < 0 ? [] : answers.splice(nth, 1);
    if (answer) return end(answer[0], 'as told by the test', answer[1]);
    if (body.length > MOST_BYTES) return end(413);
    const [ttl, urgency, topic] = ['ttl', 'urgency', 'topic'].map((name) => header(request, name)) as [
      string,
      string,
      string,
    ];
    if (!/^\d+$/.test(ttl)) return end(400, 'no TTL');
    if (!['', 'very-low', 'low', 'normal', 'high'].includes(urgency)) return end(400, 'no such urgency');
    if (!/^[\w-]{0,32}$/.test(topic)) return end(400, 'no topic');
    if (header(request, 'content-encoding') !== 'aes128gcm') return end(415);
    try {
      const payload = JSON.parse(decrypted(body, browser)) as PushArrived['payload'];
      keep(browser, { endpoint, ttl: Number(ttl), urgency, topic: topic || undefined, payload, body });
    } catch (error) {
      return end(400, String(error));
    }
    end(201, '', { Location: `${url}/message/${arrived.length}`, TTL: ttl });
  }

  /** RFC 8030, 5.2 and 5.4: one that waits gives way to a later one of its topic, and one without a TTL does not wait. */
  function keep(browser: Browser, message: PushArrived): void {
    const { waiting } = browser;
    if (!waiting) return void arrived.push(message);
    const others = waiting.filter(({ topic }) => topic === undefined || topic !== message.topic);
    browser.waiting = message.ttl > 0 ? [...others, message] : others;
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => take(request, response, Buffer.concat(chunks)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    arrived,
    subscribe(serverKey) {
      const endpoint = `${url}/push/${randomBytes(18).toString('base64url')}`;
      const browser = { pair: newPair(), secret: randomBytes(16), serverKey };
      browsers.set(endpoint, browser);
      const [p256dh, auth] = [browser.pair.getPublicKey(), browser.secret].map((key) => key.toString('base64url'));
      return { endpoint, p256dh: p256dh!, auth: auth! };
    },
    end(endpoint, status = 410) {
      const browser = browsers.get(endpoint);
      if (browser) browser.ended = status;
    },
    switchOff(endpoint) {
      const browser = browsers.get(endpoint);
      if (browser) browser.waiting = [];
    },
    switchOn(endpoint, seconds = 0) {
      const browser = browsers.get(endpoint);
      arrived.push(...(browser?.waiting ?? []).filter(({ ttl }) => ttl > seconds));
      if (browser) browser.waiting = undefined;
    },
    answer: (status, headers = {}, endpoint) => void answers.push([status, headers, endpoint]),
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
