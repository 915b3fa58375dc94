import type { HandingOn } from '../../../lib/http/answers.js';

/** `Noa Cohen (102)`; the unit number of people without a name. */
export function colleagueName(colleague: HandingOn['from']): string {
  if (!colleague) return '';
  const { unitNumber, firstName, lastName } = colleague;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return name ? `${name} (${unitNumber})` : unitNumber;
}
