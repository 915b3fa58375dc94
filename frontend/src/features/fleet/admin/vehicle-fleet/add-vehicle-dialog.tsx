import { vehicleFormErrors } from '@rigbook/contracts/fleet/vehicle-form.rules';
import { Form } from 'antd';
import { useIdempotencyKey } from '../../../../lib/http/idempotency-key.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { FormDialog } from '../../../../ui/form/form-dialog.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { useAddVehicle } from '../api/vehicles.js';
import {
  minutesOf,
  RoleChecks,
  TurnRoundField,
  turnRoundOf,
  VehicleTextFields,
  type VehicleDraft,
} from './vehicle-fields.js';

export function AddVehicleDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const attempt = useAttempt();
  const add = useAddVehicle();
  const [form] = Form.useForm<VehicleDraft>();
  const key = useIdempotencyKey(JSON.stringify(Form.useWatch([], form)));
  const submit = async ({ turnRound, ...described }: VehicleDraft) => {
    const turnRoundMinutes = minutesOf(turnRound);
    const vehicle = { ...described, ...(turnRoundMinutes !== null && { turnRoundMinutes }) };
    if (!(await attempt(add.mutateAsync({ vehicle, key }), text('adminFleet.addFailed')))) return;
    showToast({ title: text('adminFleet.added'), tone: 'success' });
    onClose();
  };
  return (
    <FormDialog<VehicleDraft>
      title={text('adminFleet.add')}
      form={form}
      initial={{ name: '', type: '', location: '', plateNumber: '', allowedRoles: [], turnRound: turnRoundOf(null) }}
      problems={vehicleFormErrors}
      submit={text('adminFleet.add')}
      submitting={text('adminFleet.saving')}
      command={add}
      focusFirstField
      onSubmit={submit}
      onClose={onClose}
    >
      <VehicleTextFields />
      <TurnRoundField />
      <RoleChecks />
    </FormDialog>
  );
}
