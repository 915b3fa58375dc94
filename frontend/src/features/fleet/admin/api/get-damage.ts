import { keys } from '../../../../lib/http/keys.js';
import { pagedQuery } from '../../../../lib/queries/paged-query.js';
import type { DamageFilter } from './damage-filter.js';

/** Open or resolved damage, newest first. */
export const damageQuery = (filter: DamageFilter) =>
  pagedQuery({ path: '/api/admin/damage', key: [...keys.damage, filter], filter });
