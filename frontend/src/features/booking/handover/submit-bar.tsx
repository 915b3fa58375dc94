import type { Instant } from '@rigbook/contracts/kernel/time';
import type { ReactNode } from 'react';
import type { FormLetter } from '../../../lib/outbox/use-letter.js';
import { connection } from '../../../lib/connection/connection.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Notice } from '../../../ui/notice.js';
import { Refusal } from '../../../ui/refusal.js';
import form from './form.module.css';
import { SavedNote } from './saved-note.js';

interface Props {
  readonly letter: FormLetter;
  readonly savedAt: Instant | undefined;
  /** What the button says. */
  readonly label: string;
  readonly children?: ReactNode;
}

/** The one button of a form, at the thumb; while there is no network it says that it waits, and can be taken back. */
export function SubmitBar({ letter, savedAt, label, children }: Props) {
  const text = useText();
  const waiting = letter.state === 'waiting';
  return (
    <>
      <Refusal error={letter.refusal} />
      <div className={form.submitBar}>
        {waiting ? (
          <Notice hue="orange" icon="clock" title={text('outbox.waiting')} live>
            <p>{text('outbox.waitingDetail')}</p>
          </Notice>
        ) : (
          <>
            {children}
            <SavedNote savedAt={savedAt} />
          </>
        )}
        {waiting ? (
          <div className={form.waitingButtons}>
            <Button onClick={letter.cancel}>{text('outbox.cancel')}</Button>
            <Button look="primary" onClick={() => void connection.ask()}>
              {text('outbox.tryNow')}
            </Button>
          </div>
        ) : (
          <Button look="primary" type="submit" wide busy={letter.state === 'sending'} disabled={letter.isDone}>
            {label}
          </Button>
        )}
      </div>
    </>
  );
}
