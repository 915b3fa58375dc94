import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { DEFAULT_ZONE } from '@rigbook/contracts/kernel';
import type { RefusalCode } from '@rigbook/contracts/refusals/refusals';
import { Refusal } from '../../decisions/refusal.js';
import { refused } from '../../observed/observed.js';
import { PROBLEM_MEDIA_TYPE, toProblem } from '../problem.js';

/** Answers what Node could not read as a request, so that no route was found: headers that are too long or no HTTP, or too slow. */
export function refuseUnreadable(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code !== 'ECONNRESET' && socket.writable) socket.write(answerTo(error.code));
  socket.destroy(error);
}

function answerTo(code: string | undefined): string {
  const problem = toProblem(new Refusal(refusalCodeOf(code)), DEFAULT_ZONE, randomUUID());
  refused.tell(problem.code);
  const body = JSON.stringify(problem);
  return [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    `Content-Type: ${PROBLEM_MEDIA_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}

function refusalCodeOf(
  code: string | undefined,
): Extract<RefusalCode, 'HEADERS_TOO_LARGE' | 'REQUEST_TOO_SLOW' | 'MALFORMED_JSON'> {
  if (code === 'HPE_HEADER_OVERFLOW') return 'HEADERS_TOO_LARGE';
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'REQUEST_TOO_SLOW' : 'MALFORMED_JSON';
}
