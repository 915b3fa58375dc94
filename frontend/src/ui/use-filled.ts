import { useDeferredValue, useState } from 'react';
import { isAfterPress } from '../lib/device/is-after-press.js';

/** False in the first rendering if that answers a press: the window shows at once, and its content follows in slices. */
export function useFilled(): boolean {
  const [isAnswer] = useState(isAfterPress);
  return useDeferredValue(true, !isAnswer);
}
