import { textLimits } from '@rigbook/contracts/kernel/text';
import { Input } from 'antd';
import { useState } from 'react';
import type { Booking } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Field } from '../../../ui/field.js';
import { Refusal } from '../../../ui/refusal.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';
import { useDecideBooking } from '../api/decide-booking.js';
import styles from './booking-diary.module.css';

/** Yes or no, with notes that become the reason of a no. */
export function DecisionForm({ booking, onDecided }: { booking: Booking; onDecided: () => void }) {
  const text = useText();
  const attempt = useAttempt();
  const decide = useDecideBooking();
  const [adminNotes, setAdminNotes] = useState('');
  const pending = decide.isPending ? decide.variables.approved : undefined;

  const submit = async (approved: boolean) => {
    const command = decide.mutateAsync({ bookingId: booking.id, approved, adminNotes });
    if (!(await attempt(command, text('diary.updateFailed')))) return;
    showToast({ title: text('diary.updated'), tone: 'success' });
    onDecided();
  };

  return (
    <div className={styles.details}>
      <Field label={text('diary.adminNotes')} hint={text('diary.rejectHint')}>
        {(control) => (
          <Input.TextArea
            {...control}
            dir="auto"
            autoSize={{ minRows: 2, maxRows: 6 }}
            maxLength={textLimits.reason}
            placeholder={text('diary.notesPlaceholder')}
            value={adminNotes}
            onChange={({ target }) => setAdminNotes(target.value)}
          />
        )}
      </Field>
      <Refusal error={decide.error} />
      <div className={styles.decision}>
        <Button danger busy={pending === false} disabled={pending === true} onClick={() => void submit(false)}>
          {text('diary.reject')}
        </Button>
        <Button look="primary" busy={pending === true} disabled={pending === false} onClick={() => void submit(true)}>
          {text('diary.approve')}
        </Button>
      </div>
    </div>
  );
}
