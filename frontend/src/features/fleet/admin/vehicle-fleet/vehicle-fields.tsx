import { fleetRoles, type FleetRole } from '@rigbook/contracts/fleet/fleet.words';
import { vehicleFormErrors, vehicleTextFields } from '@rigbook/contracts/fleet/vehicle-form.rules';
import type { VehicleTextField, VehicleTexts } from '@rigbook/contracts/fleet/vehicle-form.rules';
import { Checkbox, Input } from 'antd';
import { useRef, useState } from 'react';
import { focusOn } from '../../../../lib/device/focus-on.js';
import { useSentence } from '../../../../lib/i18n/use-sentence.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Field } from '../../../../ui/form/field.js';
import styles from './vehicle-fleet.module.css';

export interface VehicleDraft extends VehicleTexts {
  readonly allowedRoles: readonly FleetRole[];
}

/** A vehicle's description as typed. */
export function useVehicleDraft(before: VehicleDraft) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(before);
  const [errors, setErrors] = useState<Partial<Record<VehicleTextField, string>>>({});
  return {
    form,
    draft,
    errors,
    put: (change: Partial<VehicleDraft>) => {
      setDraft({ ...draft, ...change });
      setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in change))));
    },
    /** False if the form has problems to show; the first wrong field gets the focus. */
    isComplete: (): boolean => {
      const found = vehicleFormErrors(draft);
      setErrors(found);
      const wrong = vehicleTextFields.find((field) => found[field] !== undefined);
      if (wrong !== undefined) focusOn(form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`));
      return wrong === undefined;
    },
  };
}

type Part = Pick<ReturnType<typeof useVehicleDraft>, 'draft' | 'errors' | 'put'>;

export function VehicleTextFields({ draft, errors, put }: Part) {
  const text = useText();
  const sentence = useSentence();
  return vehicleTextFields.map((field) => (
    <Field
      key={field}
      label={text(`adminFleet.${field}`)}
      hint={field === 'plateNumber' ? text('adminFleet.plateHint') : undefined}
      error={errors[field] && sentence(errors[field])}
    >
      {(control) => (
        <Input
          {...control}
          name={field}
          dir={field === 'plateNumber' ? 'ltr' : 'auto'}
          autoComplete="off"
          value={draft[field]}
          onChange={({ target }) => put({ [field]: target.value })}
        />
      )}
    </Field>
  ));
}

export function RoleChecks({ draft, put }: Pick<Part, 'draft' | 'put'>) {
  const text = useText();
  return (
    <fieldset>
      <legend className="mb-1 p-0 font-semibold">{text('adminFleet.roles')}</legend>
      <p className={styles.soft}>{text('adminFleet.rolesHint')}</p>
      <Checkbox.Group
        className={styles.checks ?? ''}
        options={fleetRoles.map((role) => ({ value: role, label: text(`role.${role}`) }))}
        value={[...draft.allowedRoles]}
        onChange={(allowedRoles) => put({ allowedRoles })}
      />
    </fieldset>
  );
}
