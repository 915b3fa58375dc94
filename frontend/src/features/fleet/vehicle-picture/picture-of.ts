export type VehiclePictureName = 'als-ambulance' | 'bls-ambulance' | 'paramedic-car' | 'fly-car';

/** Which drawing shows a vehicle (product description, section 2); names and types are told apart without their case. */
export function pictureOf({ name, type }: { name: string; type: string }): VehiclePictureName {
  const [called, kind] = [name.toUpperCase(), type.toUpperCase()];
  if (kind.includes('PARAMEDIC')) return 'paramedic-car';
  if (kind.includes('FLY CAR')) return 'fly-car';
  if (called === 'ALS1') return 'als-ambulance';
  if (called === 'BLS1' || called === 'BLS2') return 'bls-ambulance';
  return kind.includes('ADVANCED') || kind.includes('ALS') ? 'als-ambulance' : 'bls-ambulance';
}
