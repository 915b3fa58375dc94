import { anonymousMark, personInWords } from '@rigbook/contracts/responders/person.words';
import { accessTokenIn, type Actor, responderIn } from '../../../platform/event-store/index.js';
import type { AccessTokensById, PeopleById } from '../../../responders/people/people-now.query.js';
import type { CoverWords } from './cover-words.js';

/** Who did it, as they are called now; who was erased is a mark that tells them apart, a program has the name of its token. */
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
