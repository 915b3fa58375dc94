import { useIdempotencyKey } from '../../../../lib/http/idempotency-key.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Actions, Dialog, DialogForm } from '../../../../ui/dialog.js';
import { Refusal } from '../../../../ui/feedback/refusal.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { useAddVehicle } from '../api/vehicles.js';
import { RoleChecks, useVehicleDraft, VehicleTextFields } from './vehicle-fields.js';

export function AddVehicleDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const attempt = useAttempt();
  const add = useAddVehicle();
  const { form, draft, errors, put, isComplete } = useVehicleDraft({
    name: '',
    type: '',
    location: '',
    plateNumber: '',
    allowedRoles: [],
  });
  const key = useIdempotencyKey(JSON.stringify(draft));

  const submit = async () => {
    if (!isComplete()) return;
    if (!(await attempt(add.mutateAsync({ vehicle: draft, key }), text('adminFleet.addFailed')))) return;
    showToast({ title: text('adminFleet.added'), tone: 'success' });
    onClose();
  };

  return (
    <Dialog title={text('adminFleet.add')} focusFirstField onClose={onClose}>
      <DialogForm ref={form} onSubmit={submit}>
        <VehicleTextFields {...{ draft, errors, put }} />
        <RoleChecks {...{ draft, put }} />
        <Refusal error={add.error} />
        <Actions>
          <Button onClick={onClose}>{text('dialog.cancel')}</Button>
          <Button look="primary" type="submit" busy={add.isPending}>
            {text(add.isPending ? 'adminFleet.saving' : 'adminFleet.add')}
          </Button>
        </Actions>
      </DialogForm>
    </Dialog>
  );
}
