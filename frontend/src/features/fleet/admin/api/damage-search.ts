import { address, oneOf, uuid, type SearchOf } from '../../../../lib/address.js';

export const damageStandings = ['open', 'resolved'] as const;

/** Which damage is shown: `?damage=resolved&vehicle=<id>`; what is open is left out. */
export const damageAddress = address({ standing: oneOf(['resolved']).as('damage'), vehicleId: uuid.as('vehicle') });
export type DamageSearch = SearchOf<typeof damageAddress>;

/** What the API is asked for. */
export const damageFilterOf = (search: DamageSearch) => ({ standing: 'open' as const, ...search });
