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
