import type { Refusal } from './refusal.js';

/** A sentence that is true when all is well; otherwise the refusal that says what is wrong. */
export type Rule<Command, Facts> = (command: Command, facts: Facts) => Refusal | undefined;

/** Asks the rules in their order; the first that is not kept is the answer. @throws Refusal */
export function keepAll<Command, Facts>(rules: readonly Rule<Command, Facts>[], command: Command, facts: Facts): void {
  for (const rule of rules) {
    const refusal = rule(command, facts);
    if (refusal) throw refusal;
  }
}
