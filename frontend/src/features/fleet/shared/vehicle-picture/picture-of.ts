import { isAlsVehicle } from '@rigbook/contracts/booking/requesting/eligibility.rules';

export type PhotoName = 'als-ambulance' | 'paramedic-car' | 'bls-ambulance' | 'fly-car';
export type VehicleIconName = 'als-icon' | 'bls-icon';
export type VehiclePictureName = PhotoName | VehicleIconName;

/**
 * The picture of a vehicle, by name and type in any case. One photo serves all advanced vehicles that we know and one
 * all basic ones, with an ambulance or a car in it; any other vehicle gets an icon.
 */
export function pictureOf({ name, type }: { name: string; type: string }): VehiclePictureName {
  const [called, kind] = [name.toUpperCase(), type.toUpperCase()];
  if (kind.includes('PARAMEDIC')) return 'paramedic-car';
  if (called === 'ALS1') return 'als-ambulance';
  if (kind.includes('BLS FLY CAR')) return 'fly-car';
  if (called === 'BLS1' || called === 'BLS2') return 'bls-ambulance';
  return isAlsVehicle(type) ? 'als-icon' : 'bls-icon';
}
