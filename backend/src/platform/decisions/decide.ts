import type { Answers, Query } from '../database/query.js';
import type { Append, CommandContext } from '../event-store/commit.js';
import type { Lock } from '../event-store/writing/lock.statements.js';
import { GuardViolation, VersionConflict } from '../event-store/event-store.errors.js';
import type { EventStore } from '../event-store/event-store.js';
import type { DomainEvent, RecordedEvent } from '../event-store/recorded-event.js';
import type { Statement } from '../database/statement.js';
import { Refusal } from './refusal.js';

/** Maximum number of decisions per command, including the first, for all reasons together. */
export const ATTEMPTS = 3;

/** What a command writes. Nothing at all means that nothing changes. */
export interface Decided<E extends DomainEvent = DomainEvent> {
  /** new events of the decision's stream */
  readonly events?: readonly E[];
  /** new events of other streams */
  readonly appends?: readonly Append[];
  /** changes of plain tables */
  readonly statements?: readonly Statement[];
}

/**
 * By name of a database constraint, what its violation means: the facts have changed, so decide again, or one particular refusal.
 * Any other constraint fails the command as a bug.
 */
export type ConstraintMeanings = Readonly<Record<string, 'decide-again' | (() => Refusal)>>;

/** How a command is carried out: what it reads, the pure decision, what it locks, and what it answers. */
export interface CommandRecipe<
  E extends DomainEvent,
  Facts,
  D extends Decided<E>,
  Answer,
  Reads extends readonly Query<unknown>[] = readonly [],
> {
  readonly context: CommandContext;
  /** The stream of the decision. A new one is not read. Commands leave it out if each of their appends names its expected version. */
  readonly stream?: { readonly id: string; readonly type: string; readonly isNew?: true };
  /**
   * What else the facts come from: sent with the query for the history, in one round trip. The history is read first, so that a
   * later change makes its version outdated.
   */
  readonly reads?: Reads;
  /** Gathers the facts. */
  readonly facts?: (history: readonly RecordedEvent<E>[], read: Answers<Reads>) => Facts | Promise<Facts>;
  /** Calls the pure decision. */
  readonly decide: (facts: Facts) => D;
  readonly constraintMeanings?: ConstraintMeanings | ((decided: D) => ConstraintMeanings);
  /** Commands with a lock in common commit one at a time, for example those about one vehicle. */
  readonly locks?: (facts: Facts) => readonly Lock[];
  /** The answer, computed before the commit, so that it is stored with it under the idempotency key. */
  readonly answer?: (decided: D, facts: Facts) => Answer;
  /** The HTTP status of the stored answer; 200 unless stated. */
  readonly status?: number;
  /** The answer to a repeat of the request, if it differs: a secret is shown only once. */
  readonly answerToRepeat?: (answer: Answer) => unknown;
  /** Adds facts from the history to a refusal, for example who was faster. */
  readonly explain?: (refusal: Refusal, history: readonly RecordedEvent<E>[]) => Promise<Refusal>;
  /** The refusal after the last attempt. */
  readonly givesUpWith?: 'CHANGED_MEANWHILE' | 'BOOKING_CHANGED_MEANWHILE';
}

/**
 * The skeleton of a command that decides by the log: read the stream, gather facts, decide, compute the answer, commit. Decides
 * again, at most {@link ATTEMPTS} times in all, if the stream has grown since it was read or a violated constraint means that (docs/adr/0004).
 * @throws Refusal of the facts, the decision or a guard; CHANGED_MEANWHILE, or `givesUpWith`, after the last attempt
 */
export async function decide<
  E extends DomainEvent,
  Facts,
  D extends Decided<E>,
  Answer = void,
  const Reads extends readonly Query<unknown>[] = readonly [],
>(store: EventStore, recipe: CommandRecipe<E, Facts, D, Answer, Reads>): Promise<Answer> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const outcome = await attemptOnce(store, recipe);
    if (outcome !== 'decide-again') return outcome.answer;
  }
  throw new Refusal(recipe.givesUpWith ?? 'CHANGED_MEANWHILE');
}

async function attemptOnce<
  E extends DomainEvent,
  Facts,
  D extends Decided<E>,
  Answer,
  Reads extends readonly Query<unknown>[],
>(
  store: EventStore,
  recipe: CommandRecipe<E, Facts, D, Answer, Reads>,
): Promise<{ readonly answer: Answer } | 'decide-again'> {
  const { stream, reads = [] as unknown as Reads } = recipe;
  const [history, read] = await store.readFacts<E, Reads>(stream?.isNew ? undefined : stream?.id, reads);
  let facts: Facts;
  let decided: D;
  try {
    facts = (await recipe.facts?.(history, read)) as Facts;
    decided = recipe.decide(facts);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // the refusal may result from a change after the history was read
    if (stream && !stream.isNew && (await store.readStream(stream.id)).length > history.length) return 'decide-again';
    throw recipe.explain ? await recipe.explain(error as Refusal, history) : error;
  }
  const answer = recipe.answer?.(decided, facts) as Answer;
  try {
    await write(store, recipe, { decided, answer, version: history.length, locks: recipe.locks?.(facts) });
  } catch (error) {
    if (error instanceof VersionConflict) return 'decide-again';
    if (!(error instanceof GuardViolation)) throw error;
    const { constraintMeanings } = recipe;
    const meanings = typeof constraintMeanings === 'function' ? constraintMeanings(decided) : constraintMeanings;
    const meaning = meanings?.[error.constraint];
    if (meaning === undefined) throw error;
    if (meaning === 'decide-again') return meaning;
    throw meaning();
  }
  return { answer };
}

type Written<E extends DomainEvent, D extends Decided<E>, Answer> = Omit<
  CommandRecipe<E, never, D, Answer>,
  'facts' | 'reads'
>;

interface Outcome<D, Answer> {
  readonly decided: D;
  readonly answer: Answer;
  readonly version: number;
  readonly locks: readonly Lock[] | undefined;
}

async function write<E extends DomainEvent, D extends Decided<E>, Answer>(
  store: EventStore,
  { context, stream, status = 200, answer: hasAnswer, answerToRepeat }: Written<E, D, Answer>,
  { decided, answer, version, locks }: Outcome<D, Answer>,
): Promise<void> {
  const { events = [], appends = [], statements = [] } = decided;
  const isNothing = events.length + appends.length + statements.length === 0;
  // with an idempotency key, a repeat after other changes must still find this answer
  if (isNothing && !(context.idempotency && hasAnswer)) return;
  const ownAppend =
    stream && events.length > 0
      ? [{ stream: stream.id, streamType: stream.type, expectedVersion: version, events }]
      : [];
  await store.commit({
    context,
    ...(locks !== undefined && { locks }),
    appends: [...ownAppend, ...appends],
    statements,
    ...(hasAnswer && { answer: { status, body: answerToRepeat ? answerToRepeat(answer) : answer } }),
  });
}
