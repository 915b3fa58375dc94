import type { User } from '../../../../lib/http/answers.js';

/** Users whose unit, name, department or address contains each of the words. */
export function matchingUsers(users: readonly User[], wanted: string): readonly User[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return users.filter((user) => words.every((word) => searchable(user).includes(word)));
}

const searchable = ({ unitNumber, firstName, lastName, email, department }: User): string =>
  [unitNumber, firstName, lastName, email, department].join(' ').toLowerCase();
