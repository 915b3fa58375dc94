import { keys } from '../../../../lib/http/keys.js';
import { pagedQuery } from '../../../../lib/queries/paged-query.js';
import { damageFilterOf, type DamageSearch } from './damage-search.js';

/** Open or resolved damage, newest first. */
export function damageQuery(search: DamageSearch) {
  const filter = damageFilterOf(search);
  return pagedQuery({ path: '/api/admin/damage', key: [...keys.damage, filter], filter });
}
