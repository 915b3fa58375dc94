import type { DeliveryProblem } from '@rigbook/contracts/notifications/delivery.words';
import { failed, isTlsProblem, redactedAnswer, tryLater } from '../delivery-outcome.js';
import type { DeliveryOutcome, Failed, TryLater } from '../delivery-outcome.js';

export interface CloudAnswer {
  readonly status: number;
  /** the parsed body; undefined if it is not JSON */
  readonly body: unknown;
  readonly retryAfterSeconds: number | null;
}

/** Why a message was not accepted, or failed later. */
export interface CloudError {
  readonly code?: number;
  readonly message?: string;
  readonly error_data?: { readonly details?: string };
}

interface CloudBody {
  readonly messages?: readonly { readonly id?: string }[];
  readonly error?: CloudError;
}

// codes: https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes
/** A rate limit of the app, the account, the number or the recipient. */
const putOff = [4, 80007, 130429, 131048, 131056];
/** Temporary errors at Meta, whatever their status. */
const trouble = [2, 131000, 131016, 131057, 133004];
const recipient = [130472, 131021, 131026, 131030, 131049, 131050, 130497];
const notAllowed = [0, 3, 10, 190, 131005];

export function outcomeOfAnswer({ status, body, retryAfterSeconds }: CloudAnswer): DeliveryOutcome {
  const { messages, error } = (body ?? {}) as CloudBody;
  const providerId = messages?.[0]?.id;
  if (status < 300 && providerId !== undefined) return { outcome: 'sent', providerId, said: null };
  const said = redactedAnswer(error ? inWords(error) : `HTTP ${status}`);
  const problem = error && problemOf(error);
  if (status === 429 || problem === 'put-off') return tryLater('put-off', said, retryAfterSeconds);
  // any other kind of answer came from a proxy
  if (status >= 500 || status < 400 || status === 408 || problem === 'provider-trouble')
    return tryLater('provider-trouble', said, retryAfterSeconds);
  if (problem === 'recipient-refused') return failed(problem, said);
  return failed(status === 401 || status === 403 ? 'sign-in-refused' : (problem ?? 'message-refused'), said);
}

/** The problem by the error alone, for reports, which have no status. */
export const outcomeOfError = (error: CloudError = {}): Failed =>
  failed(problemOf(error), redactedAnswer(inWords(error)));

function problemOf({ code }: CloudError): DeliveryProblem {
  if (code === undefined) return 'message-refused';
  if (putOff.includes(code)) return 'put-off';
  if (trouble.includes(code)) return 'provider-trouble';
  if (recipient.includes(code)) return 'recipient-refused';
  return notAllowed.includes(code) || (code >= 200 && code < 300) ? 'sign-in-refused' : 'message-refused';
}

/** Checks codes first, since they are the stable part of the API. */
const inWords = ({ code, message, error_data }: CloudError): string =>
  [code, message, error_data?.details].filter((part) => part !== undefined).join(' - ');

const unreachable = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL'];

/** For an error of `fetch`: no answer, or an incomplete one. */
export function outcomeOfFetchError(error: unknown): TryLater {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  const code = cause?.code ?? '';
  if (name === 'TimeoutError' || code === 'UND_ERR_CONNECT_TIMEOUT') return tryLater('no-answer');
  if (isTlsProblem(code)) return tryLater('not-secure');
  return tryLater(unreachable.includes(code) ? 'unreachable' : 'connection-lost');
}
