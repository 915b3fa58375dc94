import type { DeliveryProblem } from '@rigbook/contracts/notifications/delivery.words';
import { failed, type Failed, isTlsProblem, redactedAnswer, tryLater, type TryLater } from '../delivery-outcome.js';

/** The parts of nodemailer's errors that decide the outcome. */
interface MailError {
  readonly code?: string;
  /** the system's code if the library has replaced it */
  readonly originalCode?: string;
  readonly syscall?: string;
  readonly responseCode?: number;
  readonly response?: string;
  readonly command?: string;
}

/** Failures before any answer about the mail; all may be temporary. */
const problemOfCode: Readonly<Record<string, DeliveryProblem>> = {
  EDNS: 'unreachable',
  ETIMEDOUT: 'no-answer',
  EABORT: 'no-answer',
};

/** A reply of 5yz is permanent and any other temporary. So are 503 and 421, which are about the session. */
export function outcomeOfMailError(error: unknown): Failed | TryLater {
  const { code = '', originalCode = '', syscall, responseCode, response, command = '' } = error as MailError;
  const said = redactedAnswer(response);
  // a server without TLS refuses STARTTLS, which says nothing about the mail
  if (code === 'ETLS' || code === 'EREQUIRETLS' || isTlsProblem(originalCode)) return tryLater('not-secure', said);
  if (responseCode !== undefined && responseCode >= 500 && responseCode !== 503)
    return failed(refusedAt(code, command), said);
  if (responseCode !== undefined && responseCode >= 400) return tryLater('put-off', said);
  const problem = problemOfCode[code];
  if (problem) return tryLater(problem, said);
  // no reply: the library found no valid recipient
  if (code === 'EENVELOPE') return failed('recipient-refused', said);
  return tryLater(syscall === 'connect' ? 'unreachable' : 'connection-lost', said);
}

function refusedAt(code: string, command: string): DeliveryProblem {
  if (code === 'EAUTH') return 'sign-in-refused';
  return command === 'RCPT TO' ? 'recipient-refused' : 'message-refused';
}
