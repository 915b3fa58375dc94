import { Alert } from 'antd';
import { defaultTemplates } from '@rigbook/contracts/notifications/templates/default-templates';
import { useState } from 'react';
import { newIdempotencyKey } from '../../../../lib/http/idempotency-key.js';
import type { Template } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Actions, Dialog } from '../../../../ui/dialog.js';
import { Refusal } from '../../../../ui/feedback/refusal.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { useResetTemplate } from '../api/templates.js';
import { MessagePaper } from './message-paper.js';
import { useTemplateWords } from './use-template-words.js';

interface Props {
  readonly template: Template;
  /** Discards unsaved text as well. */
  readonly losesDraft: boolean;
  readonly onDone: () => void;
}

/** Returns a custom text to the default. */
export function ResetTemplate(props: Props) {
  const text = useText();
  const [asking, setAsking] = useState(false);
  if (props.template.isDefault) return null;
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {text('template.reset')}
      </Button>
      {asking && <ResetDialog {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

/** Asks for confirmation, showing the text that would be sent instead. */
function ResetDialog({ template, losesDraft, onDone, onClose }: Props & { onClose: () => void }) {
  const text = useText();
  const words = useTemplateWords();
  const attempt = useAttempt();
  const reset = useResetTemplate(template);
  const [key] = useState(newIdempotencyKey);
  const { type, language } = template;
  const { subject, content } = defaultTemplates[language][type];

  const confirm = async () => {
    if (!(await attempt(reset.mutateAsync(key), text('template.resetFailed')))) return;
    showToast({ title: text('template.resetDone'), tone: 'success' });
    onClose();
    onDone();
  };

  return (
    <Dialog title={text('template.resetTitle')} onClose={onClose}>
      <p>{text('template.resetText')}</p>
      <MessagePaper language={language} heading={words.name(template)} subject={subject}>
        {content}
      </MessagePaper>
      {losesDraft && <Alert showIcon type="warning" title={text('template.resetLosesDraft')} />}
      <Refusal error={reset.error} />
      <Actions>
        <Button onClick={onClose}>{text('template.resetKeep')}</Button>
        <Button look="primary" danger busy={reset.isPending} onClick={() => void confirm()}>
          {text('template.resetConfirm')}
        </Button>
      </Actions>
    </Dialog>
  );
}
