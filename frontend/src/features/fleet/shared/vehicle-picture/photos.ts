import advanced from './photos/advanced.svg';
import basic from './photos/basic.svg';
import type { PhotoName } from './picture-of.js';

/** The address of each photo. */
export const photos: Readonly<Record<PhotoName, string>> = {
  'als-ambulance': `${advanced}#ambulance`,
  'paramedic-car': `${advanced}#car`,
  'bls-ambulance': `${basic}#ambulance`,
  'fly-car': `${basic}#car`,
};

export const isPhoto = (name: string): name is PhotoName => name in photos;
