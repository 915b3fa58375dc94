import { textLimits } from '@rigbook/contracts/kernel/text';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Actions, Dialog, DialogForm } from '../../../../ui/dialog.js';
import { Refusal } from '../../../../ui/feedback/refusal.js';
import { FreeTextField } from '../../../../ui/form/free-text-field.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { useSaveBookings, type Wanted } from '../api/at-risk.js';

interface Props {
  /** one or all */
  readonly wanted: readonly Wanted[];
  readonly onClose: () => void;
}

/** Asks for the reason. Of several, those that nothing else helps are cancelled only if that is ticked. */
export function SaveDialog({ wanted, onClose }: Props) {
  const text = useText();
  const attempt = useAttempt();
  const [reason, setReason] = useState('');
  const [cancelsRest, setCancelsRest] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const offers = wanted.filter(({ way }) => way !== 'cancel');
  const toColleagues = offers.filter(({ way }) => way === 'colleagues').length;
  const withVehicle = offers.length - toColleagues;
  const rest = wanted.length - offers.length;
  const isOne = wanted.length === 1;
  const included = isOne || cancelsRest ? wanted : offers;
  const save = useSaveBookings(reason.trim(), included);
  const isMissing = reason.trim() === '';

  const confirm = async () => {
    setAsked(true);
    if (isMissing || included.length === 0) return;
    if (!(await attempt(save.mutateAsync(), text('atRisk.saveFailed')))) return;
    const onlyColleagues = included.every(({ way }) => way === 'colleagues');
    showToast({ title: text(onlyColleagues ? 'atRisk.savedForColleagues' : 'atRisk.saved'), tone: 'success' });
    onClose();
  };

  return (
    <Dialog
      title={text('atRisk.saveTitle', { count: included.length })}
      width={480}
      onClose={save.isPending ? undefined : onClose}
    >
      <DialogForm onSubmit={confirm}>
        {withVehicle > 0 && <p>{text('atRisk.offers', { count: withVehicle })}</p>}
        {toColleagues > 0 && <p>{text('atRisk.offersToColleagues', { count: toColleagues })}</p>}
        {isOne && rest > 0 && <p>{text('atRisk.cancels', { count: rest })}</p>}
        {!isOne && rest > 0 && (
          <Checkbox checked={cancelsRest} onChange={({ target }) => setCancelsRest(target.checked)}>
            {text('atRisk.cancelRest', { count: rest })}
          </Checkbox>
        )}
        <FreeTextField
          label={text('atRisk.reason')}
          most={textLimits.reason}
          value={reason}
          error={isAsked && isMissing ? text('atRisk.reasonMissing') : undefined}
          onChange={setReason}
        />
        <Refusal error={save.error} />
        <Actions>
          <Button onClick={onClose} disabled={save.isPending}>
            {text('atRisk.keep')}
          </Button>
          <Button
            type="submit"
            look="primary"
            danger={offers.length === 0}
            busy={save.isPending}
            disabled={included.length === 0}
          >
            {text(isOne && rest > 0 ? 'atRisk.confirmCancel' : 'atRisk.confirmOffer')}
          </Button>
        </Actions>
      </DialogForm>
    </Dialog>
  );
}
