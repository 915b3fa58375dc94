import type { Person } from '@rigbook/contracts/responders/person.words';
import type { Wordings } from '../../../../lib/http/refusal-sentences.js';
import { isolated } from '../../../../lib/i18n/isolated.js';

/** Name and unit, as far as they are known, inside a Hebrew sentence. */
export function personIn({ unitNumber, firstName, lastName }: Person, text: Wordings['text']): string {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return [name && isolated(name), text('person.unit', { unit: unitNumber })].filter(Boolean).join(', ');
}
