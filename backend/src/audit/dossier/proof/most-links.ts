import { Refusal } from '../../../platform/decisions/refusal.js';

/** Of a proof. Years of a large organisation; the program that checks dossiers reads more than twice as much. */
export const MOST_LINKS = 300_000;

/** Before any of them is read. @throws Refusal DOSSIER_TOO_LONG */
export function refuseTooManyLinks(first: number, last: number): void {
  if (last - first + 1 > MOST_LINKS) throw new Refusal('DOSSIER_TOO_LONG');
}
