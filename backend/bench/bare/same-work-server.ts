import { createHmac, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Instant } from '@rigbook/contracts/kernel/time';
import type pg from 'pg';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { securityHeaders } from '../../src/platform/http/server/security-headers.js';
import type { BenchHttpServer } from '../http/bench-http-server.js';
import { NOW } from '../support/organisation.js';
import { type Answer, serveBare } from './bare-server.js';
import { BOOK_FUNCTION } from './book.sql.js';
import { INSTANT_FUNCTION } from './fragments.sql.js';
import { bookingNotices } from './notices.js';
import { bareRoutes } from './routes.js';
import { APPROVE_FUNCTION, CHECK_IN_FUNCTION } from './steps.sql.js';

export const createSameWorkFunctions = (url: string): Promise<unknown> =>
  withConnection(url, (client) =>
    client.query([INSTANT_FUNCTION, BOOK_FUNCTION, APPROVE_FUNCTION, CHECK_IN_FUNCTION].join(';')),
  );

/** The headers of the application's answers. */
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  ...securityHeaders(undefined),
};

const SESSION = /(?:^|; )rigbook_session=([A-Za-z0-9_-]{43})(?:;|$)/;

/**
 * The least that does the same work as the application: session, input, one statement in which Postgres does everything else, the
 * same answer with the same headers, the same notices to other processes. It knows the measured routes only.
 */
export function startSameWorkServer(url: string, sessionSecret: string): Promise<BenchHttpServer> {
  let now: Instant = NOW;
  const sessionIn = ({ headers: { cookie = '' } }: IncomingMessage) =>
    createHmac('sha256', sessionSecret)
      .update(SESSION.exec(cookie)?.[1] ?? '')
      .digest('hex');
  const answer = (pool: pg.Pool): Answer => {
    const tell = bookingNotices(pool);
    return async (request, response) => {
      const correlation = randomUUID();
      const { method, url: address = '' } = request;
      const route = bareRoutes.find((one) => one.method === method && one.path.test(address));
      const statement = await route?.ask({ request, address, session: sessionIn(request), now, correlation });
      if (!statement) return void response.writeHead(400).end();
      const { rows } = await pool.query<Answered>(statement);
      const { status = 200, body, responder, next } = rows[0] ?? { status: 401, body: '' };
      if (responder) tell(responder);
      response.writeHead(status, {
        ...HEADERS,
        'x-correlation-id': correlation,
        'content-length': Buffer.byteLength(body),
        ...(status === 201 && { location: `/api/bookings/${body.slice('{"id":"'.length).slice(0, 36)}` }),
        ...(next && { link: `<${address}?cursor=${Buffer.from(next).toString('base64url')}>; rel="next"` }),
      });
      response.end(body);
    };
  };
  return serveBare(url, answer, (at) => (now = at));
}

/** What a statement of a route answers. A refusal's body is its code. */
interface Answered {
  readonly status?: number;
  readonly body: string;
  /** whose booking a command changed */
  readonly responder?: string;
  readonly next?: string | null;
}
