import { useText } from '../../../../lib/i18n/use-text.js';
import { Part } from '../../../../ui/content/part.js';
import { Devices } from '../../../auth/shared/devices/devices.js';

/** Where the user is signed in or remembered. */
export function DevicesPart({ userId }: { readonly userId: string }) {
  return (
    <Part title={useText()('devices.title')}>
      <div className="grid grid-cols-1 justify-items-start gap-3">
        <Devices of={{ userId }} />
      </div>
    </Part>
  );
}
