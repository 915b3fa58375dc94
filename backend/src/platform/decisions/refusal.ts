import type { RefusalCode, RefusalFacts } from '@rigbook/contracts/refusals/refusals';

type FactsArgument<C extends RefusalCode> = RefusalFacts[C] extends undefined ? [] : [facts: RefusalFacts[C]];

/**
 * The system says no to a command: thrown by a handler or decision's caller, answered as a problem document by
 * {@link ProblemFilter} and nowhere else. Anything thrown that is not a Refusal is a bug or an outage.
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
