import { isUuid } from '@rigbook/contracts/kernel/ids';

export const damageStandings = ['open', 'resolved'] as const;
export type DamageStanding = (typeof damageStandings)[number];

export interface DamageFilter {
  readonly standing: DamageStanding;
  readonly vehicleId?: string;
}

/** Which damage is asked for stands in the address: `?damage=resolved&vehicle=<id>`. What cannot be meant counts as not given. */
export function damageFilterOf(address: URLSearchParams): DamageFilter {
  const vehicleId = address.get('vehicle') ?? '';
  return {
    standing: address.get('damage') === 'resolved' ? 'resolved' : 'open',
    ...(isUuid(vehicleId) && { vehicleId }),
  };
}

export const addressOf = ({ standing, vehicleId }: DamageFilter): Record<string, string> => ({
  tab: 'maintenance',
  ...(standing === 'resolved' && { damage: standing }),
  ...(vehicleId !== undefined && { vehicle: vehicleId }),
});
