import { dayOf } from '@rigbook/contracts/kernel/calendar';
import { textLimits } from '@rigbook/contracts/kernel/text';
import { instantOfDate, type Day } from '@rigbook/contracts/kernel/time';
import { Input } from 'antd';
import { useRef, useState, type SyntheticEvent } from 'react';
import { focusOn } from '../../../lib/device/focus-on.js';
import type { Booking } from '../../../lib/http/answers.js';
import { useIdempotencyKey } from '../../../lib/http/idempotency-key.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useZone } from '../../../lib/time/zone.js';
import { Button } from '../../../ui/button.js';
import { Field } from '../../../ui/field.js';
import { Refusal } from '../../../ui/refusal.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';
import { useSignAgreement } from '../api/sign-agreement.js';
import form from '../handover/form.module.css';
import { SignatureField, type SignatureDrawing } from './signature-field.js';

/** Name, date and drawing; an empty drawing is not sent. Leads on to the check-in. */
export function SignAgreementForm({ booking, onDone }: { booking: Booking; onDone: () => void }) {
  const text = useText();
  const zone = useZone();
  const attempt = useAttempt();
  const sign = useSignAgreement(booking.id, useIdempotencyKey());
  const [name, setName] = useState('');
  const [date, setDate] = useState<Day>(() => dayOf(instantOfDate(new Date()), zone));
  const [missing, setMissing] = useState<'name' | 'drawing'>();
  const nameInput = useRef<HTMLDivElement>(null);
  const drawing = useRef<SignatureDrawing>(null);

  const refuse = (what: 'name' | 'drawing') => {
    setMissing(what);
    const said = what === 'name' ? 'signature.nameRequired' : 'signature.empty';
    showToast({ title: text(said), description: text(`${said}Detail`), tone: 'destructive' });
    if (what === 'name') focusOn(nameInput.current?.querySelector('input'));
    else drawing.current?.focus();
  };

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (name.trim() === '') return refuse('name');
    const signature = drawing.current?.picture();
    if (signature === undefined) return refuse('drawing');
    const command = sign.mutateAsync({ signature, name: name.trim(), date });
    if (!(await attempt(command, text('signature.failed')))) return;
    showToast({ title: text('signature.done'), description: text('signature.doneDetail'), tone: 'success' });
    onDone();
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={form.stack}>
      <div ref={nameInput}>
        <Field
          label={text('signature.name')}
          error={missing === 'name' ? text('signature.nameRequiredDetail') : undefined}
        >
          {(control) => (
            <Input
              {...control}
              dir="auto"
              autoComplete="name"
              maxLength={textLimits.signerName}
              value={name}
              onChange={({ target }) => {
                setName(target.value);
                setMissing(undefined);
              }}
            />
          )}
        </Field>
      </div>
      <Field label={text('signature.date')}>
        {(control) => (
          <Input {...control} type="date" value={date} onChange={({ target }) => setDate(target.value as Day)} />
        )}
      </Field>
      <SignatureField
        ref={drawing}
        typedName={name}
        error={missing === 'drawing' ? text('signature.emptyDetail') : undefined}
        onDrawn={() => setMissing(undefined)}
      />
      <Refusal error={sign.error} />
      <div className={form.submitBar}>
        <Button look="primary" type="submit" wide busy={sign.isPending} disabled={sign.isSuccess}>
          {text(sign.isPending ? 'signature.submitting' : 'signature.submit')}
        </Button>
      </div>
    </form>
  );
}
