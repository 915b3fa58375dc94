import { fleetRoles, vehicleStatuses, type FleetRole, type VehicleStatus } from '@rigbook/contracts/fleet/fleet.words';
import { textLimits } from '@rigbook/contracts/kernel/text';
import { Checkbox, Input } from 'antd';
import { useState } from 'react';
import type { Vehicle } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Actions, Dialog, DialogForm } from '../../../ui/dialog.js';
import { Field } from '../../../ui/field.js';
import { NativeSelect } from '../../../ui/native-select.js';
import { Refusal } from '../../../ui/refusal.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';
import { useChangeVehicle } from '../api/change-vehicle.js';
import styles from './vehicle-fleet.module.css';

const limits = { name: textLimits.vehicleName, type: textLimits.vehicleType, location: textLimits.location } as const;

export function EditVehicleDialog({ vehicle, onClose }: { vehicle: Vehicle; onClose: () => void }) {
  const text = useText();
  const attempt = useAttempt();
  const change = useChangeVehicle(vehicle.id);
  const [words, setWords] = useState({ name: vehicle.name, type: vehicle.type, location: vehicle.location ?? '' });
  const [status, setStatus] = useState<VehicleStatus>(vehicle.status);
  const [allowedRoles, setAllowedRoles] = useState<readonly FleetRole[]>(vehicle.allowedRoles);

  const submit = async () => {
    const command = change.mutateAsync({ ...words, status, allowedRoles });
    if (!(await attempt(command, text('adminFleet.updateFailed')))) return;
    showToast({ title: text('adminFleet.updated'), tone: 'success' });
    onClose();
  };

  return (
    <Dialog title={text('adminFleet.editNamed', { vehicle: vehicle.name })} onClose={onClose}>
      <DialogForm onSubmit={submit}>
        {(['name', 'type', 'location'] as const).map((field) => (
          <Field key={field} label={text(`adminFleet.${field}`)}>
            {(control) => (
              <Input
                {...control}
                dir="auto"
                maxLength={limits[field]}
                value={words[field]}
                onChange={({ target }) => setWords({ ...words, [field]: target.value })}
              />
            )}
          </Field>
        ))}
        <Field label={text('adminFleet.status')}>
          {(control) => (
            <NativeSelect
              {...control}
              value={status}
              onChange={({ target }) => setStatus(target.value as VehicleStatus)}
            >
              {vehicleStatuses.map((choice) => (
                <option key={choice} value={choice}>
                  {text(`vehicleStatus.${choice}`)}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <fieldset>
          <legend className={styles.legend}>{text('adminFleet.roles')}</legend>
          <Checkbox.Group
            className={styles.checks ?? ''}
            options={fleetRoles.map((role) => ({ value: role, label: text(`role.${role}`) }))}
            value={[...allowedRoles]}
            onChange={(roles) => setAllowedRoles(roles)}
          />
        </fieldset>
        <Refusal error={change.error} />
        <Actions>
          <Button onClick={onClose}>{text('dialog.cancel')}</Button>
          <Button look="primary" type="submit" busy={change.isPending}>
            {text(change.isPending ? 'adminFleet.saving' : 'adminFleet.save')}
          </Button>
        </Actions>
      </DialogForm>
    </Dialog>
  );
}
