import { endOfPapers } from '@rigbook/contracts/fleet/papers-end.rules';
import {
  isServiceDay,
  planOfKind,
  type ServicePlan as Plan,
  type ServicePlanField,
  servicePlanProblems,
} from '@rigbook/contracts/fleet/service-plan.rules';
import { isPaper, paperKinds, type ServiceKind, serviceKinds } from '@rigbook/contracts/fleet/service.words';
import { dayOf } from '@rigbook/contracts/kernel/calendar';
import { textLimits } from '@rigbook/contracts/kernel/text';
import { Input, Select } from 'antd';
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
import { Icon } from '../../../../ui/icon.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { dayIn, numberIn, written } from '../../../../lib/typed.js';
import { usePlanInWords } from '../../shared/service/use-plan-in-words.js';
import { useSavePlan } from '../api/service-plans.js';
import { CancellationOutcome } from '../maintenance-dialog/cancellation-outcome.js';
import { useCancellations } from '../maintenance-dialog/use-cancellations.js';
import { type BookingsToCancel, BookingsAfter, noneToCancel } from './bookings-after.js';

interface Props {
  readonly vehicle: FleetVehicle;
  /** that is changed; a new one without */
  readonly plan?: ServicePlan;
  /** kinds of which the vehicle has a plan */
  readonly taken: readonly ServiceKind[];
  readonly onClose: () => void;
}

type Typed = Readonly<Record<ServicePlanField, string>>;

/** Sets or changes a plan. For a paper, the bookings that go on after its end are shown before it is saved. */
export function PlanDialog({ vehicle, plan: before, taken, onClose }: Props) {
  const text = useText();
  const sentence = useSentence();
  const attempt = useAttempt();
  const zone = useZone();
  const today = dayOf(useNow(), zone);
  const { nameOf } = usePlanInWords();
  const kinds = serviceKinds.filter((kind) => kind === 'other' || !taken.includes(kind));
  const [kind, setKind] = useState<ServiceKind>(before?.kind ?? kinds[0] ?? 'other');
  const [typed, setTyped] = useState<Typed>(() => typedIn(before));
  const [asked, setAsked] = useState(false);
  const [toCancel, setToCancel] = useState<BookingsToCancel>(noneToCancel);
  const [saved, setSaved] = useState(false);
  const { outcome, cancel } = useCancellations();
  const form = useRef<HTMLFormElement>(null);
  const plan = planOf(kind, typed);
  const problems = servicePlanProblems(plan, today);
  const save = useSavePlan(vehicle.id, before, plan);
  const [busy, setBusy] = useState(false);
  const errorOf = (field: ServicePlanField) => {
    const problem = asked ? problems[field] : undefined;
    return problem === undefined ? undefined : sentence(problem);
  };
  const change = (field: ServicePlanField) => (value: string) => {
    setTyped((now) => ({ ...now, [field]: value }));
    setSaved(false);
    // another day has another list
    if (field === 'validUntil') setToCancel(({ reason }) => ({ bookings: [], reason }));
  };

  const carryOut = async () => {
    if (!saved && !(await attempt(save.mutateAsync(plan), text('service.saveFailed'), text('change.unanswered'))))
      return;
    setSaved(true);
    const { cancelledIds, notCancelled } = await cancel(toCancel.bookings, toCancel.reason);
    setToCancel(noneToCancel);
    if (notCancelled.length > 0) return;
    showToast({
      title: text('service.saved'),
      tone: 'success',
      ...(cancelledIds.length > 0 && {
        description: text('service.cancelledToo', { count: cancelledIds.length }),
      }),
    });
    onClose();
  };

  const submit = async () => {
    setAsked(true);
    if (Object.keys(problems).length > 0) {
      // the messages have to be there first
      requestAnimationFrame(() => focusOn(form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')));
      return;
    }
    if (busy) return;
    setBusy(true);
    await carryOut();
    setBusy(false);
  };

  const number = (field: ServicePlanField, label: string, hint?: string) => (
    <Field label={label} hint={hint} error={errorOf(field)}>
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          value={typed[field]}
          onChange={({ target }) => change(field)(target.value)}
        />
      )}
    </Field>
  );
  const day = (field: ServicePlanField, label: string, hint?: string) => (
    <Field label={label} hint={hint} error={errorOf(field)}>
      {(control) => <DayPicker {...control} value={typed[field]} onChange={change(field)} />}
    </Field>
  );
  const named = { vehicle: vehicle.name };
  return (
    <Dialog
      title={before ? text('service.changeTitle', { plan: nameOf(before), ...named }) : text('service.addTitle', named)}
      width={560}
      onClose={busy ? undefined : onClose}
    >
      <DialogForm ref={form} onSubmit={submit}>
        {saved && <CancellationOutcome outcome={outcome} title={text('service.saved')} />}
        {!before && (
          <Field label={text('service.kind')}>
            {(control) => (
              <Select<ServiceKind>
                {...control}
                value={kind}
                onChange={setKind}
                suffixIcon={<Icon name="down" size={16} />}
                options={optionsOf(kinds, text)}
              />
            )}
          </Field>
        )}
        {kind === 'other' && (
          <Field label={text('service.name')} error={errorOf('name')}>
            {(control) => (
              <Input
                {...control}
                dir="auto"
                autoComplete="off"
                maxLength={textLimits.vehicleName}
                value={typed.name}
                onChange={({ target }) => change('name')(target.value)}
              />
            )}
          </Field>
        )}
        {isPaper(kind) ? (
          <>
            {day('validUntil', text('service.validUntil'), text('service.validUntilHint'))}
            {number('everyMonths', text('service.renewedEvery'), text('service.optional'))}
            {plan.validUntil && isServiceDay(plan.validUntil) && (
              <BookingsAfter
                vehicleId={vehicle.id}
                from={endOfPapers({ paper: kind, lastDay: plan.validUntil }, zone)}
                {...toCancel}
                onChange={setToCancel}
              />
            )}
          </>
        ) : (
          <div className="grid grid-cols-1 items-start gap-3 min-[480px]:grid-cols-2">
            {number('everyKm', text('service.everyKm'))}
            {number('everyMonths', text('service.everyMonths'))}
            <p className="col-span-full text-soft text-md">{text('service.everyMonthsHint')}</p>
            {number('lastDoneKm', text('service.lastDoneKm'))}
            {day('lastDoneOn', text('service.lastDoneOn'))}
          </div>
        )}
        <Refusal error={save.error} />
        <Actions>
          <Button disabled={busy} onClick={onClose}>
            {text('dialog.cancel')}
          </Button>
          <Button look="primary" type="submit" busy={busy}>
            {text(busy ? 'service.saving' : 'service.save')}
          </Button>
        </Actions>
      </DialogForm>
    </Dialog>
  );
}

const optionsOf = (kinds: readonly ServiceKind[], text: ReturnType<typeof useText>) => {
  const option = (kind: ServiceKind) => ({ value: kind, label: text(`service.kind.${kind}`) });
  return [
    { label: text('service.papers'), options: paperKinds.filter((kind) => kinds.includes(kind)).map(option) },
    { label: text('service.services'), options: kinds.filter((kind) => !isPaper(kind)).map(option) },
  ].filter(({ options }) => options.length > 0);
};

const typedIn = (plan: ServicePlan | undefined): Typed => ({
  name: written(plan?.name),
  everyKm: written(plan?.everyKm),
  everyMonths: written(plan?.everyMonths),
  lastDoneOn: written(plan?.lastDoneOn),
  lastDoneKm: written(plan?.lastDoneKm),
  validUntil: written(plan?.validUntil),
});

const planOf = (kind: ServiceKind, typed: Typed): Plan =>
  planOfKind({
    kind,
    name: typed.name.trim() || null,
    everyKm: numberIn(typed.everyKm),
    everyMonths: numberIn(typed.everyMonths),
    lastDoneOn: dayIn(typed.lastDoneOn),
    lastDoneKm: numberIn(typed.lastDoneKm),
    validUntil: dayIn(typed.validUntil),
  });
