import type { FleetVehicle } from '../../../../lib/http/answers.js';
import { useIdempotencyKey } from '../../../../lib/http/idempotency-key.js';
import { useRichText, useText } from '../../../../lib/i18n/use-text.js';
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog.js';
import { VehicleName } from '../../shared/vehicle-name.js';
import { useRenewSticker } from '../api/stickers.js';

/** Asks before the sticker on the vehicle stops working. */
export function RenewStickerDialog({ vehicle, onClose }: { vehicle: FleetVehicle; onClose: () => void }) {
  const text = useText();
  const rich = useRichText();
  const key = useIdempotencyKey();
  return (
    <ConfirmDialog
      title={text('stickers.renewTitle')}
      keepLabel={text('stickers.renewKeep')}
      confirmLabel={text('stickers.renew')}
      command={useRenewSticker(vehicle.id, key)}
      failedTitle={text('stickers.notRenewed')}
      doneTitle={text('stickers.renewed')}
      onClose={onClose}
    >
      {rich('stickers.renewText', { vehicle: <VehicleName vehicle={vehicle} /> })}
    </ConfirmDialog>
  );
}
