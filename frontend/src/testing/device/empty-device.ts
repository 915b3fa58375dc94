import { deviceStorage } from '../../lib/storage/device-storage.js';

/** Nobody has left anything on this device. */
export function emptyDevice(): void {
  for (const key of deviceStorage.keys('of.')) deviceStorage.remove(key);
}
