import { serviceDoneProblems, type ServiceOfPlan } from '@rigbook/contracts/fleet/service-done.rules';
import { addMonths } from '@rigbook/contracts/fleet/service-due.rules';
import { isPaper } from '@rigbook/contracts/fleet/service.words';
import { dayOf } from '@rigbook/contracts/kernel/calendar';
import { Input } from 'antd';
import { useRef, useState } from 'react';
import { focusOn } from '../../../../lib/device/focus-on.js';
import type { FleetVehicle, ServicePlan } from '../../../../lib/http/answers.js';
import { useSentence } from '../../../../lib/i18n/use-sentence.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useNow } from '../../../../lib/time/use-now.js';
import { useZone } from '../../../../lib/time/zone.js';
import { Button } from '../../../../ui/button.js';
import { Actions, Dialog, DialogForm } from '../../../../ui/dialog.js';
import { Refusal } from '../../../../ui/feedback/refusal.js';
import { DayPicker } from '../../../../ui/form/day-picker.js';
import { Field } from '../../../../ui/form/field.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { usePlanInWords } from '../../shared/service/use-plan-in-words.js';
import { useRecordService } from '../api/service-plans.js';
import { dayIn, hundredthsIn, numberIn, written } from '../../../../lib/typed.js';

interface Props {
  readonly vehicle: FleetVehicle;
  readonly plan: ServicePlan;
  readonly onClose: () => void;
}

type Typed = Readonly<Record<keyof ServiceOfPlan, string>>;

/** Records what was done of a plan, or the renewal of a paper: today and at the last reading, unless something else is entered. */
export function DoneDialog({ vehicle, plan, onClose }: Props) {
  const text = useText();
  const sentence = useSentence();
  const attempt = useAttempt();
  const today = dayOf(useNow(), useZone());
  const { nameOf } = usePlanInWords();
  const paper = isPaper(plan.kind);
  const [typed, setTyped] = useState<Typed>(() => ({
    doneOn: today,
    mileageKm: plan.everyKm === null ? '' : written(vehicle.mileage),
    costCents: '',
    validUntil: written(plan.validUntil && addMonths(plan.validUntil, plan.everyMonths ?? MONTHS_OF_PAPERS)),
  }));
  const [asked, setAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const done = doneIn(typed, paper);
  const problems = serviceDoneProblems(done, plan, today);
  const command = useRecordService(plan, done);
  const change = (field: keyof ServiceOfPlan) => (value: string) => setTyped((now) => ({ ...now, [field]: value }));
  const errorOf = (field: keyof ServiceOfPlan) => {
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
    if (!(await attempt(command.mutateAsync(done), text('service.recordFailed'), text('change.unanswered')))) return;
    showToast({ title: text('service.recorded'), tone: 'success' });
    onClose();
  };

  const number = (field: keyof ServiceOfPlan, label: string, inputMode: 'numeric' | 'decimal', hint?: string) => (
    <Field label={label} hint={hint} error={errorOf(field)}>
      {(control) => (
        <Input
          {...control}
          inputMode={inputMode}
          autoComplete="off"
          dir="ltr"
          value={typed[field]}
          onChange={({ target }) => change(field)(target.value)}
        />
      )}
    </Field>
  );
  const day = (field: keyof ServiceOfPlan, label: string) => (
    <Field label={label} error={errorOf(field)}>
      {(control) => <DayPicker {...control} value={typed[field]} onChange={change(field)} />}
    </Field>
  );
  const named = { plan: nameOf(plan), vehicle: vehicle.name };
  return (
    <Dialog title={text(paper ? 'service.renewedTitle' : 'service.doneTitle', named)} width={480} onClose={onClose}>
      <DialogForm ref={form} onSubmit={submit}>
        {day('doneOn', text('service.doneOn'))}
        {paper && day('validUntil', text('service.newEnd'))}
        {number(
          'mileageKm',
          text('service.doneKm'),
          'numeric',
          plan.everyKm === null ? text('service.optional') : undefined,
        )}
        {number('costCents', text('service.cost'), 'decimal', text('service.optional'))}
        <Refusal error={command.error} />
        <Actions>
          <Button onClick={onClose}>{text('dialog.cancel')}</Button>
          <Button look="primary" type="submit" busy={command.isPending}>
            {text(command.isPending ? 'service.saving' : 'service.record')}
          </Button>
        </Actions>
      </DialogForm>
    </Dialog>
  );
}

/** Where the plan says nothing else. */
const MONTHS_OF_PAPERS = 12;

function doneIn({ doneOn, mileageKm, costCents, validUntil }: Typed, paper: boolean): ServiceOfPlan {
  return {
    doneOn: dayIn(doneOn),
    mileageKm: numberIn(mileageKm),
    costCents: hundredthsIn(costCents),
    validUntil: paper ? dayIn(validUntil) : null,
  };
}
