import { instantOfDate, type Instant } from '@rigbook/contracts/kernel/time';
import { deviceStorage } from '../../../lib/storage/device-storage.js';

const KEY = 'sign-in-waits';

/**
 * Until when a sign-in of this browser waits for its confirmation. Phones drop the page while the person reads the code in
 * another app; the sign-in then goes on where it was, without a press.
 */
export const waitingMark = {
  set: (until: Instant): void => void deviceStorage.write(KEY, until),
  remove: (): void => deviceStorage.remove(KEY),
  isSet: (): boolean => (deviceStorage.read<Instant>(KEY) ?? '') > instantOfDate(new Date()),
};
