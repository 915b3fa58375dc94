import { Alert } from 'antd';
import type { SharedAdminPassword } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Actions, Dialog } from '../../../../ui/dialog.js';
import { Refusal } from '../../../../ui/feedback/refusal.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { hasPasskeys, NoPasskey } from '../../../auth/api/ask-for-passkey.js';
import { usePasskeyAttempt } from '../../../auth/shared/use-passkey-attempt.js';
import { useSwitchAdminPasswordOff } from '../api/settings.js';
import { AdminsWithoutPasskey } from './admins-without-passkey.js';

interface Props {
  readonly state: SharedAdminPassword;
  readonly onClose: () => void;
}

/** Says who will be locked out, and asks for the passkey of who switches it off. */
export function SwitchAdminPasswordOffDialog({ state: { hasOwnPasskey, withoutPasskey }, onClose }: Props) {
  const text = useText();
  const attempt = usePasskeyAttempt();
  const switchOff = useSwitchAdminPasswordOff();
  const hindrance = !hasOwnPasskey ? 'settings.switchOffOwn' : hasPasskeys() ? undefined : 'settings.switchOffBrowser';
  const submit = async () => {
    if (!(await attempt(switchOff.mutateAsync(), text('settings.notSwitchedOff')))) return;
    showToast({
      title: text('settings.switchedOff'),
      description: text('settings.switchedOffDetail'),
      tone: 'success',
    });
    onClose();
  };
  return (
    <Dialog title={text('settings.switchOffTitle')} width={480} onClose={onClose}>
      <p>{text('settings.switchOffText')}</p>
      {withoutPasskey.length > 0 && (
        <AdminsWithoutPasskey
          title={text('settings.switchOffWithout')}
          admins={withoutPasskey}
          hint={text('settings.switchOffBefore')}
        />
      )}
      {hindrance !== undefined && <Alert showIcon type="error" title={text(hindrance)} />}
      <Refusal error={switchOff.error instanceof NoPasskey ? null : switchOff.error} />
      <Actions>
        <Button onClick={onClose}>{text('settings.switchOffKeep')}</Button>
        {hindrance === undefined && (
          <Button look="primary" danger busy={switchOff.isPending} onClick={() => void submit()}>
            {text(switchOff.isPending ? 'settings.switchingOff' : 'settings.switchOffConfirm')}
          </Button>
        )}
      </Actions>
    </Dialog>
  );
}
