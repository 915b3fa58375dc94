import { textLimits } from '@rigbook/contracts/kernel/text';
import { useState } from 'react';
import type { Damage } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { DamageSeverityTag } from '../../shared/damage-severity-tag.js';
import { Actions, Dialog, DialogForm } from '../../../../ui/dialog.js';
import { FreeTextField } from '../../../../ui/form/free-text-field.js';
import { Refusal } from '../../../../ui/feedback/refusal.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { useResolveDamage } from '../api/damage.js';

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
  const [note, setNote] = useState('');

  const submit = async () => {
    if (!(await attempt(resolve.mutateAsync({ id: damage.id, note }), text('damage.failed')))) return;
    showToast({ title: text('damage.done'), tone: 'success' });
    onClose();
  };

  return (
    <Dialog title={text('damage.resolveTitle')} width={460} onClose={onClose}>
      <DialogForm onSubmit={submit}>
        <p className="flex flex-wrap items-center gap-y-1 gap-x-2">
          <strong>
            <bdi>{damage.vehicle.name}</bdi>
          </strong>
          {area}
          <DamageSeverityTag severity={damage.severity} />
        </p>
        <p className="wrap-anywhere whitespace-pre-line">
          <bdi>{damage.description}</bdi>
        </p>
        <p>{text('damage.resolveText')}</p>
        <FreeTextField label={text('damage.note')} most={textLimits.notes} value={note} onChange={setNote} />
        <Refusal error={resolve.error} />
        <Actions>
          <Button onClick={onClose}>{text('damage.keepOpen')}</Button>
          <Button look="primary" type="submit" busy={resolve.isPending}>
            {text('damage.resolveConfirm')}
          </Button>
        </Actions>
      </DialogForm>
    </Dialog>
  );
}
