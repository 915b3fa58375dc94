import { serviceDoneProblems, type ServiceOfPlan } from '@rigbook/contracts/fleet/service-done.rules';
import { addMonths } from '@rigbook/contracts/fleet/service-due.rules';
import { isPaper } from '@rigbook/contracts/fleet/service.words';
import { dayOf } from '@rigbook/contracts/kernel/calendar';
import { Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { focusOn } from '../../../../lib/device/focus-on.js';
import type { FleetVehicle, ServicePlan } from '../../../../lib/http/answers.js';
import { useSentence } from '../../../../lib/i18n/use-sentence.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useNow } from '../../../../lib/time/use-now.js';
import { useZone } from '../../../../lib/time/zone.js';
import { Button } from '../../../../ui/button.js';
import { Actions, Dialog, DialogForm } from '../../../../ui/dialog.js';
import { Notice } from '../../../../ui/content/notice.js';
import { Refusal } from '../../../../ui/feedback/refusal.js';
import { DayPicker } from '../../../../ui/form/day-picker.js';
import { Field } from '../../../../ui/form/field.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { usePlanInWords } from '../../shared/service/use-plan-in-words.js';
import { canBeSent, type ChosenPaper, useSendPapers } from '../api/service-papers.js';
import { PapersToSend } from './papers-to-send.js';
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
  const [papers, setPapers] = useState<readonly ChosenPaper[]>([]);
  const [recordedId, setRecordedId] = useState<string>();
  const [asked, setAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const done = doneIn(typed, paper);
  const problems = serviceDoneProblems(done, plan, today);
  const command = useRecordService(plan, done);
  const send = useSendPapers(plan.vehicle.id);
  const isBusy = command.isPending || send.isPending;
  const change = (field: keyof ServiceOfPlan) => (value: string) => setTyped((now) => ({ ...now, [field]: value }));
  const errorOf = (field: keyof ServiceOfPlan) => {
    const problem = asked ? problems[field] : undefined;
    return problem === undefined ? undefined : sentence(problem);
  };

  const submit = async () => {
    setAsked(true);
    if ((recordedId === undefined && Object.keys(problems).length > 0) || !canBeSent(papers)) {
      // the messages have to be there first
      requestAnimationFrame(() => focusOn(form.current?.querySelector<HTMLElement>(FIRST_PROBLEM)));
      return;
    }
    let serviceId = recordedId;
    if (serviceId === undefined) {
      const recording = command.mutateAsync(done);
      if (!(await attempt(recording, text('service.recordFailed'), text('change.unanswered')))) return;
      serviceId = (await recording).id;
      setRecordedId(serviceId);
    }
    if (papers.length > 0 && !(await sendPapers(serviceId))) return;
    showToast({ title: text('service.recorded'), tone: 'success' });
    if (isOpen.current) onClose();
  };

  /** It is recorded: papers that do not get through are tried again alone. Who closed the dialog before is told as well. */
  const sendPapers = async (serviceId: string): Promise<boolean> => {
    const onSent = (paper: ChosenPaper) => setPapers((now) => now.filter(({ id }) => id !== paper.id));
    const left = await send.mutateAsync({ serviceId, papers, onSent });
    setPapers(left);
    if (left.length > 0 && !isOpen.current)
      showToast({
        title: text('service.papers.toCome', { count: left.length }),
        description: text('service.papers.addAgain'),
        tone: 'destructive',
      });
    return left.length === 0;
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
        {recordedId === undefined ? (
          <div className="grid gap-4" inert={isBusy}>
            {day('doneOn', text('service.doneOn'))}
            {paper && day('validUntil', text('service.newEnd'))}
            {number(
              'mileageKm',
              text('service.doneKm'),
              'numeric',
              plan.everyKm === null ? text('service.optional') : undefined,
            )}
            {number('costCents', text('service.cost'), 'decimal', text('service.optional'))}
          </div>
        ) : send.isPending || papers.length === 0 ? (
          <Notice hue="green" icon="check" title={text('service.recorded')} live>
            {papers.length > 0 && text('service.papers.underWay', { count: papers.length })}
          </Notice>
        ) : (
          <Notice hue="red" icon="alert" title={text('service.papers.toCome', { count: papers.length })} live />
        )}
        <div className="grid" inert={isBusy}>
          <PapersToSend papers={papers} isRecorded={recordedId !== undefined} onChange={setPapers} />
        </div>
        <Refusal error={command.error} />
        <Actions>
          <Button onClick={onClose}>
            {recordedId === undefined
              ? text('dialog.cancel')
              : text('service.papers.close', { count: send.isPending ? 0 : papers.length })}
          </Button>
          {(recordedId === undefined || papers.length > 0) && (
            <Button look="primary" type="submit" busy={isBusy}>
              {text(sendingWords(command.isPending, send.isPending, recordedId !== undefined))}
            </Button>
          )}
        </Actions>
      </DialogForm>
    </Dialog>
  );
}

const sendingWords = (isRecording: boolean, isSending: boolean, isRecorded: boolean) => {
  if (isRecording) return 'service.saving';
  if (isSending) return 'service.papers.sending';
  return isRecorded ? 'error.tryAgain' : 'service.record';
};

/** A field, or what takes a paper off. */
const FIRST_PROBLEM = '[aria-invalid="true"], [data-problem] button';

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
