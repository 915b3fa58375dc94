import type { User } from '../../../lib/http/answers.js';

/** What the table and the cards show. */
export interface UserListProps {
  readonly users: readonly User[];
}
