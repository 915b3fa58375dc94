import { once } from 'node:events';
import http from 'node:http';
import { finished } from 'node:stream/promises';

export interface Reader {
  readonly address: string;
  readonly cookie: string;
}

type Encoding = 'identity' | 'gzip';

/** A download that is let run to its end; answers its length in bytes. */
export async function readsAll(reader: Reader): Promise<number> {
  const [answer] = (await once(asking(reader, 'identity'), 'response')) as [http.IncomingMessage];
  expect(answer.statusCode).toBe(200);
  let bytes = 0;
  answer.on('data', (part: Buffer) => (bytes += part.length));
  await finished(answer);
  return bytes;
}

/** A download of which something has come, and which goes on being read; call what it answers to leave. */
export async function beginsToRead(reader: Reader, encoding: Encoding): Promise<() => void> {
  const asked = asking(reader, encoding);
  const [answer] = (await once(asked, 'response')) as [http.IncomingMessage];
  expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding);
  await once(answer, 'data');
  answer.on('error', () => {}).resume();
  return () => leave(asked);
}

/** A request whose answer has not begun; call what it answers to leave. */
export function waitsForAnswer(reader: Reader): () => void {
  const asked = asking(reader, 'identity');
  return () => leave(asked);
}

const asking = ({ address, cookie }: Reader, encoding: Encoding) =>
  http.get(address, { agent: false, headers: { cookie, 'accept-encoding': encoding } });

function leave(asked: http.ClientRequest): void {
  asked.on('error', () => {}); // it is told that it was broken off
  asked.destroy();
}
