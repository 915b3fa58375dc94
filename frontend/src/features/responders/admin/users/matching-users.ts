import type { User } from '../../../../lib/http/answers.js';

export const userGroups = ['unverified', 'admins', 'suspended'] as const;
type UserGroup = (typeof userGroups)[number];

const isIn: Readonly<Record<UserGroup, (user: User) => boolean>> = {
  unverified: ({ licenseVerified }) => !licenseVerified,
  admins: ({ isAdmin, isAuditor }) => isAdmin || isAuditor,
  suspended: ({ suspendedAt }) => suspendedAt !== null,
};

/** Users of the group whose unit, name, department or address contains each of the words. */
export function matchingUsers(users: readonly User[], wanted: string, group?: UserGroup): readonly User[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return users.filter(
    (user) => (group === undefined || isIn[group](user)) && words.every((word) => searchable(user).includes(word)),
  );
}

const searchable = ({ unitNumber, firstName, lastName, email, department }: User): string =>
  [unitNumber, firstName, lastName, email, department].join(' ').toLowerCase();
