import { gatewayStatuses } from '../connection/connection.js';

/** A field of a refused body and its problem. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

interface ProblemDocument {
  readonly detail?: string;
  readonly code?: string;
  readonly correlationId?: string;
  readonly errors?: readonly FieldProblem[];
  readonly facts?: object;
}

/**
 * A response that is not a success. The message is "<status>: <detail>", with the text of the body or the status if it
 * is not a problem document.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    /** The sentence to show. */
    readonly detail: string,
    readonly code: string | undefined,
    readonly correlationId: string | undefined,
    readonly fields: readonly FieldProblem[],
    /** The facts of a refusal with that code, as RefusalFacts of the contracts; undefined for a code without facts. */
    readonly facts?: object,
  ) {
    super(`${status}: ${detail}`);
  }
}

/** No response, or one of a proxy whose server did not answer. */
export const isUnanswered = (error: unknown): boolean =>
  error !== null &&
  !(error instanceof ApiError && (error.code !== undefined || !gatewayStatuses.includes(error.status)));

/** An answer of the server itself. What something in between refuses has no code. */
const isOfTheServer = (error: unknown): error is ApiError => error instanceof ApiError && error.code !== undefined;

const passing: readonly number[] = [408, 429];

/** True for a refusal; without an answer of the server, after an error of it or too many calls, the same may succeed later. */
export const isFinal = (error: unknown): boolean =>
  isOfTheServer(error) && error.status < 500 && !passing.includes(error.status);

/** The seconds to wait that the server names in a refusal. */
export function pauseAsked({ facts }: ApiError): number | undefined {
  const seconds = facts !== undefined && 'retryAfterSeconds' in facts ? Number(facts.retryAfterSeconds) : 0;
  return seconds > 0 ? seconds : undefined;
}

/** The server answered that it cannot answer now. */
export const isServerError = (error: unknown): boolean => error instanceof ApiError && error.status >= 500;

/** True if the thing asked for does not exist, or this person may not see it. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Reads a refused response and consumes its body. */
export async function apiErrorOf(response: Response): Promise<ApiError> {
  const text = await response.text();
  const problem = problemIn(text);
  return new ApiError(
    response.status,
    problem?.detail ?? (text || response.statusText),
    problem?.code,
    problem?.correlationId ?? response.headers.get('x-correlation-id') ?? undefined,
    problem?.errors ?? [],
    factsOf(problem),
  );
}

/** The document has the field errors, which are also facts, in a separate member. */
const factsOf = ({ facts, errors }: ProblemDocument = {}): object | undefined =>
  errors === undefined ? facts : { ...facts, errors };

function problemIn(text: string): ProblemDocument | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** Why a form was not sent: the one before it in its booking, of the kind `by`, was refused or taken back. */
export class HeldBack extends Error {
  constructor(readonly by: string) {
    super(`Held back by ${by}`);
  }
}
