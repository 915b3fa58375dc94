import { Alert } from 'antd';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Actions } from '../../../../ui/dialog.js';
import { OneTimeSecret } from '../../../../ui/content/one-time-secret.js';

/** Null if an earlier request created the token and its response was lost. */
export function NewToken({ token, onDone }: { token: string | null; onDone: () => void }) {
  const text = useText();
  return (
    <>
      {token === null ? (
        <Alert showIcon type="warning" title={text('tokens.lost')} />
      ) : (
        <OneTimeSecret name={text('tokens.token')} value={token} warning={text('tokens.shownOnce')} />
      )}
      <Actions>
        <Button look="primary" onClick={onDone}>
          {text(token === null ? 'dialog.close' : 'tokens.copied')}
        </Button>
      </Actions>
    </>
  );
}
