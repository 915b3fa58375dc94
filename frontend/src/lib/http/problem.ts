/** One field of a refused body and what is wrong with it. */
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
 * What the server answered instead of what was asked for. The message is "<status>: <detail>", with the body's or
 * the status's text where the answer is no problem document.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    /** The sentence for the person who reads it. */
    readonly detail: string,
    readonly code: string | undefined,
    readonly correlationId: string | undefined,
    readonly fields: readonly FieldProblem[],
    /** What the refusal of that code states, as RefusalFacts of the contracts; undefined where the code says it all. */
    readonly facts?: object,
  ) {
    super(`${status}: ${detail}`);
  }
}

/** True for an answer that says the thing asked for is not there (or not for this person to see). */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Reads a refused answer; its body is consumed. */
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

/** The document carries the field errors, which are facts too, in a member of their own. */
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
