import type { HistoryEntry } from '../../../lib/http/answers.js';
import { usePerson } from '../../../lib/i18n/use-person.js';
import { useText } from '../../../lib/i18n/use-text.js';

const erased = { unitNumber: null, firstName: null, lastName: null };

/** With whom a vehicle changed hands at the vehicle, in words; null for what one responder did alone. */
export function useOtherSide(entry: HistoryEntry): string | null {
  const text = useText();
  const person = usePerson();
  if (entry.type === 'VehicleCheckedIn')
    return entry.facts.takenOverFrom
      ? text('history.takenOverFrom', { person: person(entry.facts.colleague ?? erased) })
      : null;
  if (entry.type === 'VehicleCheckedOut')
    return entry.facts.handedOverTo
      ? text('history.handedOverTo', { person: person(entry.facts.colleague ?? erased) })
      : null;
  return null;
}
