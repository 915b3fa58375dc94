import type { DeliveryProblem } from '@rigbook/contracts/notifications/delivery.words';
import { failed, type Failed, isTlsProblem, redactedAnswer, tryLater, type TryLater } from '../delivery-outcome.js';

/** What nodemailer throws, as far as it decides anything. */
interface MailError {
  readonly code?: string;
  /** the system's own, where the library has put another one in its place */
  readonly originalCode?: string;
  readonly syscall?: string;
  readonly responseCode?: number;
  readonly response?: string;
  readonly command?: string;
}

/** Before any answer about the mail; all of it may be different next time. */
const problemOfCode: Readonly<Record<string, DeliveryProblem>> = {
  EDNS: 'unreachable',
  ETIMEDOUT: 'no-answer',
  EABORT: 'no-answer',
};

/** A reply of 5yz is for good and any other may be different next time, 503 and 421 among them: they are about the session. */
export function outcomeOfMailError(error: unknown): Failed | TryLater {
  const { code = '', originalCode = '', syscall, responseCode, response, command = '' } = error as MailError;
  const said = redactedAnswer(response);
  // a server without TLS refuses the word STARTTLS, which is no word about the mail
  if (code === 'ETLS' || code === 'EREQUIRETLS' || isTlsProblem(originalCode)) return tryLater('not-secure', said);
  if (responseCode !== undefined && responseCode >= 500 && responseCode !== 503)
    return failed(refusedAt(code, command), said);
  if (responseCode !== undefined && responseCode >= 400) return tryLater('put-off', said);
  const problem = problemOfCode[code];
  if (problem) return tryLater(problem, said);
  // without a reply: the library found no recipient in what we gave it
  if (code === 'EENVELOPE') return failed('recipient-refused', said);
  return tryLater(syscall === 'connect' ? 'unreachable' : 'connection-lost', said);
}

function refusedAt(code: string, command: string): DeliveryProblem {
  if (code === 'EAUTH') return 'sign-in-refused';
  return command === 'RCPT TO' ? 'recipient-refused' : 'message-refused';
}
