import { signatureDayProblem } from '@rigbook/contracts/agreement/agreement.rules';
import { dayOf } from '@rigbook/contracts/kernel/calendar';
import { textLimits } from '@rigbook/contracts/kernel/text';
import { Input } from 'antd';
import { type SyntheticEvent, useRef, useState } from 'react';
import { focusOn } from '../../../lib/device/focus-on.js';
import { useDeviceDraft } from '../../../lib/device/use-device-draft.js';
import type { Booking } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { type FormBody, nameOfForm } from '../../../lib/outbox/outgoing-form.js';
import { useOutgoingForm } from '../../../lib/outbox/use-outgoing-form.js';
import { useNow } from '../../../lib/time/use-now.js';
import { useZone } from '../../../lib/time/zone.js';
import { Field } from '../../../ui/form/field.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { seenOf } from '../api/seen-booking.js';
import { SavedNote, SubmitBar } from '../handover/submit-bar.js';
import form from '../handover/form.module.css';
import { nothingDrawn, type SignatureDrawing, SignatureField, type SignatureStrokes } from './signature-field.js';

interface Draft {
  readonly name: string;
  /** As typed, and fixed once the form is sent; today if left out. */
  readonly date?: string;
  readonly strokes: SignatureStrokes;
}

type Part = 'name' | 'date' | 'drawing';

/** The name as it is known, to be confirmed or changed. */
const fullNameOf = ({ user }: Booking): string => [user.firstName, user.lastName].filter(Boolean).join(' ');

/** Name, date and drawing; an empty drawing is not sent. Kept on the device until it is sent; leads on to the check-in. */
export function SignAgreementForm({ booking, onDone }: { booking: Booking; onDone: () => void }) {
  const text = useText();
  const zone = useZone();
  const outgoing = useOutgoingForm('signature', booking.id, onDone);
  const { draft, idempotencyKey, savedAt, change } = useDeviceDraft<Draft>(nameOfForm('signature', booking.id), {
    name: fullNameOf(booking),
    strokes: nothingDrawn,
  });
  const now = useNow();
  const today = dayOf(now, zone);
  const date = draft.date ?? today;
  const [missing, setMissing] = useState<Part>();
  const formElement = useRef<HTMLFormElement>(null);
  const drawing = useRef<SignatureDrawing>(null);

  const refuse = (what: Part, title: string, description: string) => {
    setMissing(what);
    showToast({ title, description, tone: 'destructive', asksForMore: true });
    if (what === 'drawing') drawing.current?.focus();
    else focusOn(formElement.current?.querySelector<HTMLElement>(`[name="${what}"]`));
  };
  const changePart = (changes: Partial<Draft>) => {
    change(changes);
    setMissing(undefined);
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (draft.name.trim() === '')
      return refuse('name', text('signature.nameRequired'), text('signature.nameRequiredDetail'));
    if (signatureDayProblem(date, now, zone) !== undefined)
      return refuse('date', text('shift.missingInformation'), text('signature.dateRequired'));
    const signature = drawing.current?.picture();
    if (signature === undefined) return refuse('drawing', text('signature.empty'), text('signature.emptyDetail'));
    const body: FormBody<'signature'> = { signature, name: draft.name.trim(), date, seen: seenOf(booking) };
    outgoing.send({ subject: booking.vehicle.name, body, idempotencyKey });
  };

  return (
    <form ref={formElement} onSubmit={submit} noValidate className={form.stack}>
      <div className={form.stack} inert={outgoing.state !== undefined || outgoing.isDone}>
        <Field
          label={text('signature.name')}
          error={missing === 'name' ? text('signature.nameRequiredDetail') : undefined}
        >
          {(control) => (
            <Input
              {...control}
              name="name"
              dir="auto"
              autoComplete="name"
              maxLength={textLimits.signerName}
              value={draft.name}
              onChange={({ target }) => changePart({ name: target.value })}
            />
          )}
        </Field>
        <Field label={text('signature.date')} error={missing === 'date' ? text('signature.dateRequired') : undefined}>
          {(control) => (
            <Input
              {...control}
              name="date"
              type="date"
              max={today}
              value={date}
              onChange={({ target }) => changePart({ date: target.value })}
            />
          )}
        </Field>
        <SignatureField
          ref={drawing}
          typedName={draft.name}
          error={missing === 'drawing' ? text('signature.emptyDetail') : undefined}
          initial={draft.strokes}
          onStrokes={(strokes) => changePart({ strokes })}
        />
      </div>
      <SubmitBar
        outgoing={outgoing}
        label={text(outgoing.state === 'sending' ? 'signature.submitting' : 'signature.submit')}
      >
        <SavedNote savedAt={savedAt} />
      </SubmitBar>
    </form>
  );
}
