import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Actions } from '../../../../ui/dialog.js';
import { Loaded } from '../../../../ui/feedback/loaded.js';
import { Refusal } from '../../../../ui/feedback/refusal.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { adminPasswordQuery, useSwitchAdminPasswordOn } from '../api/settings.js';
import { AdminPasswordForm } from './admin-password-form.js';
import { type AdminWithoutPasskey, AdminsWithoutPasskey } from './admins-without-passkey.js';
import { SwitchAdminPasswordOffDialog } from './switch-admin-password-off-dialog.js';

/** Changes the shared admin password, and switches it off and on. */
export function AdminPassword() {
  const text = useText();
  const [asks, setAsks] = useState(false);
  return (
    <Loaded query={useQuery(adminPasswordQuery)} label={text('settings.loading')} lines={6}>
      {(state) =>
        state.isOn ? (
          <div className="grid gap-6">
            <AdminPasswordForm />
            <div className="grid gap-4">
              <p className="text-soft text-md">{text('settings.passkeysInstead')}</p>
              <Actions>
                <Button danger onClick={() => setAsks(true)}>
                  {text('settings.switchOff')}
                </Button>
              </Actions>
            </div>
            {asks && <SwitchAdminPasswordOffDialog state={state} onClose={() => setAsks(false)} />}
          </div>
        ) : (
          <PasswordOff withoutPasskey={state.withoutPasskey} />
        )
      }
    </Loaded>
  );
}

function PasswordOff({ withoutPasskey }: { readonly withoutPasskey: readonly AdminWithoutPasskey[] }) {
  const text = useText();
  const attempt = useAttempt();
  const switchOn = useSwitchAdminPasswordOn();
  const submit = async () => {
    if (!(await attempt(switchOn.mutateAsync(), text('settings.notSwitchedOn')))) return;
    showToast({
      title: text('settings.switchedOn'),
      description: text('settings.switchedOnDetail'),
      tone: 'success',
    });
  };
  return (
    <div className="grid gap-4">
      <Alert
        showIcon
        type="success"
        title={text('settings.passwordOff')}
        description={text('settings.passwordOffHint')}
      />
      {withoutPasskey.length > 0 && (
        <AdminsWithoutPasskey
          title={text('settings.passwordOffWithout')}
          admins={withoutPasskey}
          hint={text('settings.passwordOffHelp')}
        />
      )}
      <Refusal error={switchOn.error} />
      <Actions>
        <Button busy={switchOn.isPending} onClick={() => void submit()}>
          {text(switchOn.isPending ? 'settings.switchingOn' : 'settings.switchOn')}
        </Button>
      </Actions>
    </div>
  );
}
