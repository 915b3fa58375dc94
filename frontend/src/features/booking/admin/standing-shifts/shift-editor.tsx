import { DEFAULT_BOOKING_HOURS } from '@rigbook/contracts/booking/booking.limits';
import { staysOutOfAdminOnlyPeriod } from '@rigbook/contracts/booking/requesting/admin-only-period.rules';
import { durations } from '@rigbook/contracts/booking/requesting/request.rules';
import { dayOf } from '@rigbook/contracts/kernel/calendar';
import type { Day } from '@rigbook/contracts/kernel/time';
import {
  hoursOn,
  nextDays,
  type StandingPlan,
  staysAsMade,
} from '@rigbook/contracts/standing-shifts/standing-shift.rules';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useRef, useState } from 'react';
import { focusOn } from '../../../../lib/device/focus-on.js';
import type { StandingShift } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useNow } from '../../../../lib/time/use-now.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { useZone } from '../../../../lib/time/zone.js';
import { Button } from '../../../../ui/button.js';
import { Notice } from '../../../../ui/content/notice.js';
import { Actions, Dialog, DialogForm } from '../../../../ui/dialog.js';
import { Refusal } from '../../../../ui/feedback/refusal.js';
import { DayPicker } from '../../../../ui/form/day-picker.js';
import { Field } from '../../../../ui/form/field.js';
import { Icon } from '../../../../ui/icon.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { currentUserQuery } from '../../../auth/api/get-current-user.js';
import { useChangeStandingShift, useSetStandingShift } from '../api/standing-shifts.js';
import { clockOfHour } from '../../standing-shifts/use-shift-in-words.js';
import { peopleToBookForQuery } from '../api/booking-for-somebody.js';
import { ComingDays } from './coming-days.js';
import { HourSelect } from './hour-select.js';
import { planOf, useMadeAhead } from './made-ahead.js';
import { PlanWarnings } from './plan-warnings.js';
import { VehicleOrType } from './vehicle-or-type.js';
import { WeekdayBoxes } from './weekday-boxes.js';

/** Each weekday comes once. */
const DAYS_ASKED = 7;
const hoursOfDay = Array.from({ length: 24 }, (_, hour) => hour);

interface Props {
  /** that is changed; a new one without */
  readonly shift?: StandingShift;
  readonly onClose: () => void;
}

/** Sets or changes the hours that somebody has every week, with the days that follow from them. */
export function ShiftEditor({ shift, onClose }: Props) {
  const text = useText();
  const times = useTimes();
  const personName = usePerson();
  const attempt = useAttempt();
  const zone = useZone();
  const today = dayOf(useNow(), zone);
  const { data: session } = useQuery(currentUserQuery);
  const people = useQuery(peopleToBookForQuery).data?.filter(({ id }) => id !== session?.id) ?? [];
  const [responderId, setResponderId] = useState(shift?.user.id);
  const [plan, setPlan] = useState<StandingPlan>(() => (shift ? fromToday(planOf(shift), today) : newPlan(today)));
  const [asked, setAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const change = (changes: Partial<StandingPlan>) => setPlan((now) => ({ ...now, ...changes }));
  const setting = useSetStandingShift({ responderId, plan });
  const changing = useChangeStandingShift(shift, plan);
  const command = shift ? changing : setting;
  const going = useMadeAhead(shift).filter((made) => !staysAsMade(made, plan, zone));

  const person = people.find(({ id }) => id === responderId);
  const days = nextDays(plan, today, DAYS_ASKED);
  const isOut = days.every((day) =>
    staysOutOfAdminOnlyPeriod(hoursOn(plan, day, zone), person?.isAdmin ?? false, zone),
  );
  const problems = {
    person: responderId ? undefined : text('standing.personNeeded'),
    vehicle: plan.vehicleId === null && plan.vehicleType === null ? text('standing.vehicleNeeded') : undefined,
    weekdays:
      plan.weekdays.length === 0
        ? text('standing.weekdayNeeded')
        : person && !isOut
          ? text('standing.adminHours')
          : undefined,
    fromDay: plan.fromDay ? undefined : text('standing.fromDayNeeded'),
    untilDay: plan.weekdays.length > 0 && days.length === 0 ? text('standing.noDays') : undefined,
  };
  // hours for administrators are said at once: they depend on several fields
  const shown: Partial<typeof problems> = asked ? problems : { weekdays: isOut ? undefined : problems.weekdays };

  const submit = async () => {
    setAsked(true);
    if (!responderId || Object.values(problems).some(Boolean)) {
      // the messages have to be there first
      requestAnimationFrame(() => focusOn(form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')));
      return;
    }
    const sent = shift ? changing.mutateAsync(plan) : setting.mutateAsync({ responderId, plan });
    const failed = text(shift ? 'standing.changeFailed' : 'standing.setFailed');
    if (!(await attempt(sent, failed, text('change.unanswered')))) return;
    showToast({
      title: text(shift ? 'standing.changed' : 'standing.setDone'),
      ...(!shift && { description: text('standing.setDoneText') }),
      tone: 'success',
    });
    onClose();
  };

  return (
    <Dialog
      title={text(shift ? 'standing.changeTitle' : 'standing.set')}
      width={640}
      focusFirstField={shift === undefined}
      onClose={onClose}
    >
      <DialogForm ref={form} onSubmit={submit}>
        {shift ? (
          <p className="font-semibold">{personName(shift.user)}</p>
        ) : (
          <Field label={text('standing.person')} error={shown.person}>
            {(control) => (
              <Select<string>
                {...control}
                virtual // there can be hundreds of people
                showSearch={{ optionFilterProp: 'label' }}
                placeholder={text('standing.choosePerson')}
                value={responderId ?? null}
                options={people.map((one) => ({ value: one.id, label: personName(one) }))}
                suffixIcon={<Icon name="down" size={16} />}
                onChange={setResponderId}
              />
            )}
          </Field>
        )}
        <VehicleOrType {...plan} problem={shown.vehicle} onChange={change} />
        <WeekdayBoxes weekdays={plan.weekdays} problem={shown.weekdays} onChange={(of) => change({ weekdays: of })} />
        <div className="grid grid-cols-1 items-end gap-3 min-[480px]:grid-cols-2">
          <HourSelect
            label={text('standing.start')}
            value={plan.startHour}
            options={hoursOfDay.map((hour) => ({ value: hour, label: clockOfHour(hour) }))}
            onChange={(startHour) => change({ startHour })}
          />
          <HourSelect
            label={text('standing.duration')}
            value={plan.durationHours}
            options={durations.map((hours) => ({
              value: hours,
              label: text('standing.until', { hours, clock: times.written(clockOfHour(plan.startHour + hours)) }),
            }))}
            onChange={(durationHours) => change({ durationHours })}
          />
          <Field label={text('standing.fromDay')} error={shown.fromDay}>
            {(control) => (
              <DayPicker {...control} value={plan.fromDay} onChange={(day) => change({ fromDay: day as Day })} />
            )}
          </Field>
          <Field label={text('standing.untilDay')} hint={text('standing.untilHint')} error={shown.untilDay}>
            {(control) => (
              <DayPicker
                {...control}
                value={plan.untilDay ?? ''}
                onChange={(day) => change({ untilDay: day === '' ? null : (day as Day) })}
              />
            )}
          </Field>
        </div>
        <ComingDays plan={plan} today={today} onChange={(exceptDays) => change({ exceptDays })} />
        <PlanWarnings plan={plan} responderId={responderId} shift={shift} today={today} />
        {shift && (
          <Notice hue={going.length > 0 ? 'orange' : 'grey'} icon="info">
            <p>{text('standing.remade', { count: going.length })}</p>
          </Notice>
        )}
        <Refusal error={command.error} />
        <Actions>
          <Button onClick={onClose}>{text('dialog.cancel')}</Button>
          <Button look="primary" type="submit" busy={command.isPending}>
            {text(command.isPending ? 'standing.saving' : 'standing.save')}
          </Button>
        </Actions>
      </DialogForm>
    </Dialog>
  );
}

/** Days that were left out and are over make room for others. */
const fromToday = (plan: StandingPlan, today: Day): StandingPlan => ({
  ...plan,
  exceptDays: plan.exceptDays.filter((day) => day >= today),
});

const newPlan = (today: Day): StandingPlan => ({
  vehicleId: null,
  vehicleType: null,
  weekdays: [],
  startHour: 18,
  durationHours: DEFAULT_BOOKING_HOURS,
  fromDay: today,
  untilDay: null,
  exceptDays: [],
});
