export type FuelLevel = 'low' | 'moderate' | 'good';

export interface FuelWords {
  readonly level: FuelLevel;
  readonly text: string;
}

/** For the gauge, in percent, as a shift begins. */
export const fuelAtCheckIn = (fuelPercent: number): FuelWords =>
  fuelPercent < 50
    ? { level: 'low', text: 'Low fuel - refuel before departure' }
    : { level: 'good', text: 'Sufficient fuel level' };

/** For the gauge, in percent, as a shift ends. */
export function fuelAtCheckOut(fuelPercent: number): FuelWords {
  if (fuelPercent < 25) return { level: 'low', text: 'Low fuel - refuel required' };
  if (fuelPercent < 50) return { level: 'moderate', text: 'Moderate fuel level' };
  return { level: 'good', text: 'Good fuel level' };
}
