import { useEffect, useSyncExternalStore } from 'react';
import { nobody, useDeviceOwner } from '../device/owned-storage.js';
import { photoQueue } from './photo-queue.js';
import type { KeptPhoto } from './photo-store.js';

/** Photos that this device keeps for its owner. While it is not known who is here, nothing is taken up or forgotten. */
export function useKeptPhotos(): readonly KeptPhoto[] {
  const owner = useDeviceOwner();
  useEffect(() => {
    if (owner !== nobody) void photoQueue.open(owner);
  }, [owner]);
  return useSyncExternalStore(photoQueue.subscribe, photoQueue.all);
}
