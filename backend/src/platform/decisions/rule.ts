import type { Refusal } from './refusal.js';

/** Named as a sentence that is true if all is well. Returns a refusal if it is not. */
export type Rule<Command, Facts> = (command: Command, facts: Facts) => Refusal | undefined;

/** Checks the rules in order; the first broken rule decides the refusal. @throws Refusal */
export function keepAll<Command, Facts>(rules: readonly Rule<Command, Facts>[], command: Command, facts: Facts): void {
  for (const rule of rules) {
    const refusal = rule(command, facts);
    if (refusal) throw refusal;
  }
}
