import { Alert, Checkbox } from 'antd';
import { useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Actions, Dialog } from '../../../../ui/dialog.js';

interface Props {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Turning it off first says what that costs. */
export function ConfirmNewDevices({ checked, onChange }: Props) {
  const text = useText();
  const [asks, setAsks] = useState(false);
  return (
    <div>
      <Checkbox
        className="min-h-(--target) items-center"
        checked={checked}
        onChange={({ target }) => (target.checked ? onChange(true) : setAsks(true))}
      >
        {text('settings.confirmNewDevices')}
      </Checkbox>
      <p className="text-soft text-md">{text('settings.confirmNewDevicesHint')}</p>
      {asks && (
        <Dialog title={text('settings.unconfirmedTitle')} width={480} onClose={() => setAsks(false)}>
          <Alert showIcon type="error" title={text('settings.unconfirmedCost')} />
          <Actions>
            <Button onClick={() => setAsks(false)}>{text('settings.unconfirmedKeep')}</Button>
            <Button
              danger
              onClick={() => {
                setAsks(false);
                onChange(false);
              }}
            >
              {text('settings.unconfirmedTurnOff')}
            </Button>
          </Actions>
        </Dialog>
      )}
    </div>
  );
}
