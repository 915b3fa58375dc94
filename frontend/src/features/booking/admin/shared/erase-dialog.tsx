import { type TextErasureReason, textErasureReasons } from '@rigbook/contracts/booking/text-erasure.words';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Actions, Dialog } from '../../../../ui/dialog.js';
import { Refusal } from '../../../../ui/feedback/refusal.js';
import { Choice } from '../../../../ui/form/choice.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';

interface Props {
  readonly title: string;
  /** What goes, and what stays. */
  readonly explanation: string;
  /** Which one it is. */
  readonly children?: ReactNode;
  readonly because: TextErasureReason | undefined;
  readonly onChoose: (because: TextErasureReason) => void;
  readonly erase: (because: TextErasureReason) => Promise<unknown>;
  readonly command: { readonly isPending: boolean; readonly error: Error | null };
  readonly failedTitle: string;
  readonly doneTitle: string;
  readonly onClose: () => void;
}

/** Asks why something is erased, since nothing brings it back. */
export function EraseDialog(props: Props) {
  const { title, explanation, children, because, onChoose, command, onClose } = props;
  const text = useText();
  const attempt = useAttempt();
  const [isMissing, setIsMissing] = useState(false);

  const confirm = async () => {
    setIsMissing(because === undefined);
    if (because === undefined) return;
    if (!(await attempt(props.erase(because), props.failedTitle))) return;
    showToast({ title: props.doneTitle, tone: 'success' });
    onClose();
  };

  return (
    <Dialog title={title} width={460} onClose={onClose}>
      <p>{explanation}</p>
      {children}
      <Choice
        label={text('eraseText.why')}
        error={isMissing ? text('eraseText.whyMissing') : undefined}
        placeholder={text('eraseText.choose')}
        value={because}
        options={textErasureReasons.map((value) => ({ value, label: text(`textErasure.${value}`) }))}
        onChange={(reason) => {
          onChoose(reason);
          setIsMissing(false);
        }}
      />
      <Refusal error={command.error} />
      <Actions>
        <Button onClick={onClose}>{text('eraseText.keep')}</Button>
        <Button look="primary" danger busy={command.isPending} onClick={() => void confirm()}>
          {text('eraseText.confirm')}
        </Button>
      </Actions>
    </Dialog>
  );
}
