import http from 'node:http';
import type { LiveTopic } from '@rigbook/contracts/live-updates/live.words';
import { eventually } from '../event-store/support/eventually.js';
import type { TestApp } from './app.js';

const BUSY_MACHINE_MS = 90_000;

/** A browser's stream as it comes over the wire. */
export interface OpenedStream {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: () => string;
  /** Everything that was told since the last `forget`. */
  readonly topics: () => LiveTopic[];
  readonly forget: () => void;
  readonly hears: (...topics: LiveTopic[]) => Promise<void>;
  readonly isOver: () => boolean;
  readonly close: () => void;
}

/** The cookie of a new session; an administrator's has the administration open, if asked for. */
/** What the demo's administrator and auditor enter their password at. */
const opening: Readonly<Record<string, string>> = { 100: 'verify-admin-password', 110: 'audit/password' };

export async function cookieOf({ url }: Pick<TestApp, 'url'>, unitNumber: string, password?: string): Promise<string> {
  const post = (path: string, body: object, cookie = '') =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const signedIn = await post('/api/auth/login', { unitNumber, phoneLastFour: `0${unitNumber}` });
  const cookieIn = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const cookie = cookieIn(signedIn);
  return password === undefined
    ? cookie
    : cookieIn(await post(`/api/auth/${opening[unitNumber]}`, { password }, cookie));
}

export function openStream(
  { url }: Pick<TestApp, 'url'>,
  cookie: string,
  headers: http.OutgoingHttpHeaders = {},
): Promise<OpenedStream> {
  return new Promise((resolve, reject) => {
    const asked = http.get(`${url}/api/live`, { agent: false, headers: { cookie, ...headers } }, (answer) => {
      let [text, told, over] = ['', '', false];
      answer.setEncoding('utf8').on('data', (chunk: string) => ((text += chunk), (told += chunk)));
      answer.on('error', () => undefined).on('close', () => (over = true));
      const topics = () =>
        [...told.matchAll(/^data: (\{.*\})$/gm)].flatMap(
          ([, data = '']) => (JSON.parse(data) as { topics: LiveTopic[] }).topics,
        );
      resolve({
        status: answer.statusCode ?? 0,
        headers: answer.headers,
        text: () => text,
        topics,
        forget: () => (told = ''),
        hears: (...wanted) =>
          eventually(() => expect(topics()).toEqual(expect.arrayContaining(wanted)), BUSY_MACHINE_MS),
        isOver: () => over,
        close: () => asked.destroy(),
      });
    });
    asked.on('error', reject);
  });
}

export const ends = (stream: OpenedStream): Promise<void> =>
  eventually(() => expect(stream.isOver()).toBe(true), BUSY_MACHINE_MS);
