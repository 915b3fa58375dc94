import type { DeliveryProblem } from '@rigbook/contracts/notifications/delivery.words';
import { failed, tryLater, type DeliveryOutcome, type TryLater } from '../delivery-outcome.js';
import { isAboutSecurity } from '../is-about-security.js';
import { saidByProvider } from '../said-by-provider.js';

/** An answer of the Cloud API, read. */
export interface CloudAnswer {
  readonly status: number;
  /** the JSON of the body; undefined where it was none */
  readonly body: unknown;
  readonly retryAfterSeconds: number | null;
}

interface CloudBody {
  readonly messages?: readonly { readonly id?: string }[];
  readonly error?: {
    readonly code?: number;
    readonly message?: string;
    readonly error_data?: { readonly details?: string };
  };
}

// what the codes mean: https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes
/** Too much at once: by the app, the account, the number, or to this person. */
const putOff = [4, 80007, 130429, 131048, 131056];
/** Trouble of Meta's own that passes, whatever status it comes with. */
const trouble = [2, 131000, 131016, 131057, 133004];
const recipient = [131021, 131026, 131030, 131049, 131050, 130497];
const notAllowed = [0, 3, 10, 190, 131005];

export function outcomeOfAnswer({ status, body, retryAfterSeconds }: CloudAnswer): DeliveryOutcome {
  const { messages, error } = (body ?? {}) as CloudBody;
  const providerId = messages?.[0]?.id;
  if (status < 300 && providerId !== undefined) return { outcome: 'sent', providerId, said: null };
  const code = error?.code;
  const said = saidByProvider(inWords(status, error));
  if (status === 429 || putOff.includes(code ?? -1)) return tryLater('put-off', said, retryAfterSeconds);
  // an answer of another kind came from somebody in between
  if (status >= 500 || status < 400 || status === 408 || trouble.includes(code ?? -1))
    return tryLater('provider-trouble', said, retryAfterSeconds);
  return failed(problemOf(status, code), said);
}

function problemOf(status: number, code: number | undefined): DeliveryProblem {
  if (code !== undefined && recipient.includes(code)) return 'recipient-refused';
  const isPermission = code !== undefined && (notAllowed.includes(code) || (code >= 200 && code < 300));
  return isPermission || status === 401 || status === 403 ? 'sign-in-refused' : 'message-refused';
}

/** Codes are the API's stable part, so they come first. */
const inWords = (status: number, error: CloudBody['error']): string =>
  error
    ? [error.code, error.message, error.error_data?.details].filter((part) => part !== undefined).join(' - ')
    : `HTTP ${status}`;

const unreachable = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL'];

/** What `fetch` throws: nobody answered, or not to the end. */
export function outcomeOfFetchError(error: unknown): TryLater {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  const code = cause?.code ?? '';
  if (name === 'TimeoutError' || code === 'UND_ERR_CONNECT_TIMEOUT') return tryLater('no-answer');
  if (isAboutSecurity(code)) return tryLater('not-secure');
  return tryLater(unreachable.includes(code) ? 'unreachable' : 'connection-lost');
}
