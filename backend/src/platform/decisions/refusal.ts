import type { RefusalCode, RefusalFacts } from '@rigbook/contracts/refusals/refusals';

type FactsArgument<C extends RefusalCode> = RefusalFacts[C] extends undefined ? [] : [facts: RefusalFacts[C]];

/**
 * The system refuses a command. Only {@link ProblemFilter} turns it into a problem document. Any other error is a bug or an outage.
 */
export class Refusal<C extends RefusalCode = RefusalCode> extends Error {
  readonly facts: RefusalFacts[C] | undefined;

  constructor(
    readonly code: C,
    ...[facts]: FactsArgument<C>
  ) {
    super(code);
    this.name = 'Refusal';
    this.facts = facts;
  }
}

/** Named as a sentence that is true if all is well. Returns a refusal if it is not. */
export type Rule<Command, Facts> = (command: Command, facts: Facts) => Refusal | undefined;

/** Checks the rules in order; the first broken rule decides the refusal. @throws Refusal */
export function keepAll<Command, Facts>(rules: readonly Rule<Command, Facts>[], command: Command, facts: Facts): void {
  for (const rule of rules) {
    const refusal = rule(command, facts);
    if (refusal) throw refusal;
  }
}
