import type { User } from '../../../../lib/http/answers.js';
import type { Viewed } from '../../../../lib/use-viewed.js';

/** What the table and the cards show. */
export interface UserListProps {
  readonly users: readonly User[];
  readonly linkTo: Viewed['linkTo'];
}
