import { anonymousMark, personInWords } from '@rigbook/contracts/responders/person.words';
import { accessTokenIn, type Actor, responderIn } from '../../../platform/event-store/index.js';
import type { AccessTokensById, PeopleById } from '../../../responders/people/people-now.query.js';
import type { CoverWords } from './cover-words.js';

/** The current name of the actor. Erased people appear under an anonymous ID, programs under the name of their token. */
export const nameOf =
  (actor: Actor, people: PeopleById, tokens: AccessTokensById) =>
  (words: CoverWords): string => {
    const token = accessTokenIn(actor);
    if (token !== undefined) return words.program(tokens.get(token) ?? token);
    const id = responderIn(actor);
    if (id === undefined) return `${words.system} (${actor})`;
    const person = people.get(id);
    return person ? personInWords(person) : words.erased(anonymousMark(id));
  };
