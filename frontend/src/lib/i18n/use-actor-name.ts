import { anonymousMark } from '@rigbook/contracts/responders/person.words';
import { usePerson } from './use-person.js';
import { useText } from './use-text.js';

export interface Actor {
  readonly id: string | null;
  readonly unitNumber: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** the program that did it */
  readonly accessToken?: { readonly name: string | null } | null;
}

/** Who did it, by name and unit; an erased person appears under a mark that sets them apart from others. */
export function useActorName(): (actor: Actor) => string {
  const text = useText();
  const person = usePerson();
  return (actor) => {
    if (actor.accessToken) return text('history.program', { name: actor.accessToken.name ?? '' });
    if (actor.id === null) return text('history.system');
    return actor.unitNumber === null ? text('history.erased', { mark: anonymousMark(actor.id) }) : person(actor);
  };
}
