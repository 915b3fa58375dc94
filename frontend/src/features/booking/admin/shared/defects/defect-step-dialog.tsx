import { defectStepProblems, type DefectStepField, nextDefectStates } from '@rigbook/contracts/fleet/defect.rules';
import type { DefectState } from '@rigbook/contracts/fleet/defect.words';
import type { DamagePhotoId } from '@rigbook/contracts/kernel/ids';
import { textLimits } from '@rigbook/contracts/kernel/text';
import type { Day } from '@rigbook/contracts/kernel/time';
import { Input } from 'antd';
import { useRef, useState } from 'react';
import { focusOn } from '../../../../../lib/device/focus-on.js';
import { useLanguage } from '../../../../../lib/i18n/language.js';
import { useSentence } from '../../../../../lib/i18n/use-sentence.js';
import { useText } from '../../../../../lib/i18n/use-text.js';
import { photoQueue } from '../../../../../lib/photos/photo-queue.js';
import { useIsTakingPhotos } from '../../../../../lib/photos/taking-photos.js';
import { Button } from '../../../../../ui/button.js';
import { Actions, Dialog, DialogForm } from '../../../../../ui/dialog.js';
import { Refusal } from '../../../../../ui/feedback/refusal.js';
import { Choice } from '../../../../../ui/form/choice.js';
import { DayPicker } from '../../../../../ui/form/day-picker.js';
import { Field } from '../../../../../ui/form/field.js';
import { FreeTextField } from '../../../../../ui/form/free-text-field.js';
import { showToast } from '../../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../../ui/toasts/use-attempt.js';
import { PhotoField } from '../../../../fleet/shared/photos/photo-field.js';
import { type Defect, type Step, useProgressDefect } from '../../api/defects.js';

interface Props {
  readonly defect: Defect;
  readonly onClose: () => void;
}

interface Typed {
  readonly to: DefectState;
  readonly note: string;
  readonly plannedOn: string;
  readonly cost: string;
  readonly photoIds: readonly DamagePhotoId[];
}

/** The next step of a defect, with what it needs. */
export function DefectStepDialog({ defect, onClose }: Props) {
  const text = useText();
  const sentence = useSentence();
  const attempt = useAttempt();
  const { language } = useLanguage();
  const isTakingPhotos = useIsTakingPhotos();
  const steps = nextDefectStates(defect.state);
  const [typed, setTyped] = useState<Typed>({
    to: steps[0] ?? 'fixed',
    note: '',
    plannedOn: defect.plannedOn ?? '',
    cost: '',
    photoIds: [],
  });
  const [asked, setAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const step = stepIn(typed);
  const problems = defectStepProblems(step);
  const body: Step = { ...step, photoIds: [...typed.photoIds] };
  const command = useProgressDefect(defect.id, body);
  const change = (changes: Partial<Typed>) => setTyped((now) => ({ ...now, ...changes }));
  const errorOf = (field: DefectStepField) => {
    const problem = asked ? problems[field] : undefined;
    return problem === undefined ? undefined : sentence(problem);
  };

  const submit = async () => {
    setAsked(true);
    if (Object.keys(problems).length > 0) {
      // the messages have to be there first
      requestAnimationFrame(() => focusOn(form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')));
      return;
    }
    if (!(await attempt(command.mutateAsync(body), text('upkeep.failed'), text('change.unanswered')))) return;
    void photoQueue.handIn(typed.photoIds);
    showToast({ title: text('upkeep.saved'), tone: 'success' });
    onClose();
  };

  return (
    <Dialog title={text('upkeep.title')} width={480} onClose={onClose}>
      <DialogForm ref={form} onSubmit={submit}>
        <p className="wrap-anywhere">
          <strong>{defect.vehicle.name}</strong> · <bdi>{defect.label[language]}</bdi>
          {defect.words !== '' && (
            <>
              {': '}
              <bdi>{defect.words}</bdi>
            </>
          )}
        </p>
        <Choice
          label={text('upkeep.to')}
          value={typed.to}
          options={steps.map((value) => ({ value, label: text(`upkeep.to.${value}`) }))}
          onChange={(to) => change({ to })}
        />
        {typed.to === 'planned' && (
          <Field label={text('upkeep.plannedOn')} error={errorOf('plannedOn')}>
            {(control) => (
              <DayPicker {...control} value={typed.plannedOn} onChange={(plannedOn) => change({ plannedOn })} />
            )}
          </Field>
        )}
        {(typed.to === 'planned' || typed.to === 'fixed') && (
          <Field label={text('upkeep.costLabel')} hint={text('upkeep.optional')} error={errorOf('costCents')}>
            {(control) => (
              <Input
                {...control}
                dir="ltr"
                inputMode="decimal"
                autoComplete="off"
                value={typed.cost}
                onChange={({ target }) => change({ cost: target.value })}
              />
            )}
          </Field>
        )}
        <FreeTextField
          label={text('upkeep.note')}
          hint={typed.to === 'declined' ? undefined : text('upkeep.optional')}
          error={errorOf('note')}
          most={textLimits.notes}
          value={typed.note}
          onChange={(note) => change({ note })}
        />
        {defect.bookingId !== null && (
          <PhotoField
            of={defect.bookingId}
            photoIds={typed.photoIds}
            onChange={(update) => setTyped((now) => ({ ...now, photoIds: update(now.photoIds) }))}
          />
        )}
        <Refusal error={command.error} />
        <Actions>
          <Button onClick={onClose}>{text('dialog.cancel')}</Button>
          <Button look="primary" type="submit" busy={command.isPending || isTakingPhotos}>
            {text(command.isPending ? 'upkeep.saving' : 'upkeep.save')}
          </Button>
        </Actions>
      </DialogForm>
    </Dialog>
  );
}

/** An amount is typed with its point; what is no amount is wrong, and not left out. */
function stepIn({ to, note, plannedOn, cost }: Typed) {
  const amount = cost.trim() === '' || (to !== 'planned' && to !== 'fixed') ? null : Number(cost);
  return {
    to,
    note: note.trim() === '' ? null : note,
    plannedOn: to === 'planned' && plannedOn !== '' ? (plannedOn as Day) : null,
    costCents: amount === null ? null : Number((amount * 100).toFixed(6)),
  };
}
