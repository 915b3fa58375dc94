import { textLimits } from '@rigbook/contracts/kernel/text';
import { Input } from 'antd';
import type { Damage } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { FormDialog, FormField } from '../../../../ui/form/form-dialog.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { DamageSeverityTag } from '../../shared/damage-severity-tag.js';
import { useResolveDamage } from '../api/damage.js';
import { VehicleName } from '../../shared/vehicle-name.js';

interface Props {
  readonly damage: Damage;
  readonly area: string;
  readonly onClose: () => void;
}

/** Asks for confirmation, with a note for the record. */
export function ResolveDialog({ damage, area, onClose }: Props) {
  const text = useText();
  const attempt = useAttempt();
  const resolve = useResolveDamage();
  const submit = async ({ note }: { note: string }) => {
    if (!(await attempt(resolve.mutateAsync({ id: damage.id, note }), text('damage.failed')))) return;
    showToast({ title: text('damage.done'), tone: 'success' });
    onClose();
  };
  return (
    <FormDialog
      title={text('damage.resolveTitle')}
      width={460}
      initial={{ note: '' }}
      submit={text('damage.resolveConfirm')}
      cancel={text('damage.keepOpen')}
      command={resolve}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="flex flex-wrap items-center gap-y-1 gap-x-2">
        <strong>
          <VehicleName vehicle={damage.vehicle} />
        </strong>
        {area}
        <DamageSeverityTag severity={damage.severity} />
      </p>
      <p className="wrap-anywhere whitespace-pre-line">
        <bdi>{damage.description}</bdi>
      </p>
      <p>{text('damage.resolveText')}</p>
      <FormField name="note" label={text('damage.note')}>
        <Input.TextArea dir="auto" autoSize={{ minRows: 2, maxRows: 6 }} maxLength={textLimits.notes} />
      </FormField>
    </FormDialog>
  );
}
