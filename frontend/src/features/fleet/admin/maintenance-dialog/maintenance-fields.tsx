import { textLimits } from '@rigbook/contracts/kernel/text';
import { Input } from 'antd';
import { useText } from '../../../../lib/i18n/use-text.js';
import { MomentPicker } from '../../../../ui/form/day-picker.js';
import { Field } from '../../../../ui/form/field.js';
import type { useMaintenanceForm } from './use-maintenance-form.js';

/** When the vehicle should be back, and why it is in maintenance. */
export function MaintenanceFields({ form }: { form: ReturnType<typeof useMaintenanceForm> }) {
  const text = useText();
  return (
    <>
      <Field label={text('maintenance.expectedEnd')} hint={text('maintenance.expectedEndHint')} error={form.endProblem}>
        {(control) => <MomentPicker {...control} value={form.typed.end} onChange={form.typeEnd} />}
      </Field>
      <Field label={text('maintenance.reason')} hint={text('maintenance.reasonHint')}>
        {(control) => (
          <Input
            {...control}
            dir="auto"
            maxLength={textLimits.reason}
            value={form.typed.reason}
            onChange={({ target }) => form.typeReason(target.value)}
          />
        )}
      </Field>
    </>
  );
}
