import { usePerson } from '../../lib/i18n/use-person.js';
import { useText } from '../../lib/i18n/use-text.js';

interface Props {
  readonly of: Parameters<ReturnType<typeof usePerson>>[0];
}

/** `Dana Levi, Unit 101`, but for phones on one line. Without the room for it the end of the name is cut, in whichever direction it runs. */
export function PersonName({ of }: Props) {
  const text = useText();
  const person = usePerson();
  const name = [of.firstName, of.lastName].filter(Boolean).join(' ');
  if (name === '' || of.unitNumber === null) return person(of);
  return (
    <span className="sm:flex sm:whitespace-pre">
      <bdi className="sm:truncate">{name}</bdi>
      <span className="flex-none">, {text('person.unit', { unit: of.unitNumber })}</span>
    </span>
  );
}
