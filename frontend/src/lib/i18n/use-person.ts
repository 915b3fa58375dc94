import { useText } from './use-text.js';

interface Person {
  readonly unitNumber: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** `Dana Levi, Unit 101`, or only the unit if the name is unknown; an erased person has neither. */
export function usePerson(): (person: Person) => string {
  const text = useText();
  return ({ unitNumber, firstName, lastName }) => {
    const name = [firstName, lastName].filter(Boolean).join(' ');
    if (unitNumber === null) return name || text('person.erased');
    return name === ''
      ? text('person.unit', { unit: unitNumber })
      : text('person.nameAndUnit', { name, unit: unitNumber });
  };
}
