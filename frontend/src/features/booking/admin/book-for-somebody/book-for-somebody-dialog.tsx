import { DEFAULT_BOOKING_HOURS } from '@rigbook/contracts/booking/booking.limits';
import {
  type BrokenRule,
  notOverridden,
  type OverridableRule,
} from '@rigbook/contracts/booking/requesting/overriding.rules';
import { dayOf } from '@rigbook/contracts/kernel/calendar';
import { requestedPeriod } from '@rigbook/contracts/booking/requesting/request.rules';
import { textLimits } from '@rigbook/contracts/kernel/text';
import type { Day, Instant } from '@rigbook/contracts/kernel/time';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useRef, useState } from 'react';
import { focusOn } from '../../../../lib/device/focus-on.js';
import { ApiError } from '../../../../lib/http/problem.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useNow } from '../../../../lib/time/use-now.js';
import { useZone } from '../../../../lib/time/zone.js';
import { Button } from '../../../../ui/button.js';
import { Actions, Dialog, DialogForm } from '../../../../ui/dialog.js';
import { Refusal } from '../../../../ui/feedback/refusal.js';
import { Choice } from '../../../../ui/form/choice.js';
import { Field } from '../../../../ui/form/field.js';
import { FreeTextField } from '../../../../ui/form/free-text-field.js';
import { TickBox } from '../../../../ui/form/tick-box.js';
import { Icon } from '../../../../ui/icon.js';
import { lazyExtra } from '../../../../ui/lazy/lazy-extra.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { currentUserQuery } from '../../../auth/api/get-current-user.js';
import { fleetQuery } from '../../../fleet/api/get-fleet.js';
import { CoverageWarning } from '../../request-booking/request-fields.js';
import { peopleToBookForQuery, rulesBrokenIn, useBookForSomebody } from '../api/booking-for-somebody.js';
import { RulesToOverride } from './rules-to-override.js';
import { HoursOfPerson, WhenToBook } from './when-to-book.js';

const ReasonBelow = lazyExtra(async () => (await import('./reason-below.js')).ReasonBelow, ['coverage']);

/** Rules that a refused booking breaks, as long as it is the same booking. */
interface Broken {
  readonly of: string;
  readonly rules: readonly BrokenRule[];
}

/** An administrator books for another person. Where rules about that person are broken, each is overridden by name and with a reason. */
export function BookForSomebodyDialog({
  responderId: chosen,
  onClose,
}: {
  /** chosen already */
  readonly responderId?: string;
  readonly onClose: () => void;
}) {
  const text = useText();
  const person = usePerson();
  const attempt = useAttempt();
  const today = dayOf(useNow(), useZone());
  const { data: session } = useQuery(currentUserQuery);
  const people = useQuery(peopleToBookForQuery).data?.filter(({ id }) => id !== session?.id) ?? [];
  const fleet = useQuery(fleetQuery).data ?? [];
  const [draft, setDraft] = useState({
    responderId: chosen,
    vehicleId: undefined as string | undefined,
    day: undefined as Day | undefined,
    startAt: undefined as Instant | undefined,
    hours: DEFAULT_BOOKING_HOURS,
    purpose: '',
    approved: true,
    reason: '',
    coverageReason: '',
  });
  const [overridden, setOverridden] = useState<readonly OverridableRule[]>([]);
  const [brokenIn, setBroken] = useState<Broken>();
  const [below, setBelow] = useState<{ readonly of: string; readonly refused: ApiError }>();
  const [asked, setAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const sending = useBookForSomebody({ ...draft, overridden });
  const change = (changes: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...changes }));

  const { responderId, startAt, hours, purpose, approved, reason } = draft;
  const vehicle = fleet.find(({ id }) => id === draft.vehicleId) ?? fleet[0];
  const judged = JSON.stringify([responderId, startAt, hours]);
  const broken = brokenIn?.of === judged ? brokenIn.rules : [];
  const leaves = JSON.stringify([judged, vehicle?.id]);
  const needsReason = below?.of === leaves && approved;
  const lacksReason = needsReason && draft.coverageReason.trim() === '';
  const mayOverride = broken.length === 0 || (notOverridden(broken, overridden).length === 0 && reason.trim() !== '');

  const submit = async () => {
    setAsked(true);
    if (!responderId || !vehicle || !startAt || purpose.trim() === '' || !mayOverride || lacksReason) {
      // the messages have to be there first
      requestAnimationFrame(() => focusOn(form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')));
      return;
    }
    const rules = broken.map(({ rule }) => rule);
    const booking = {
      responderId,
      vehicleId: vehicle.id,
      startAt,
      hours,
      purpose,
      approved,
      reason,
      overridden: rules,
      coverageReason: needsReason ? draft.coverageReason : '',
    };
    const sent = sending.mutateAsync(booking).then(
      () => true,
      (error: unknown) => {
        if (error instanceof ApiError && error.code === 'COVERAGE_REASON_REQUIRED') {
          setAsked(false);
          setBelow({ of: leaves, refused: error });
          return false;
        }
        const found = rulesBrokenIn(error);
        if (found === undefined) throw error;
        setOverridden([]);
        setAsked(false);
        setBroken({ of: judged, rules: found });
        return false;
      },
    );
    if (!(await attempt(sent, text('bookFor.failed'), text('change.unanswered'))) || !(await sent)) return;
    showToast({
      title: text('bookFor.done'),
      description: text(approved ? 'bookFor.doneApproved' : 'bookFor.donePending'),
      tone: 'success',
    });
    onClose();
  };

  return (
    <Dialog title={text('bookFor.open')} width={640} focusFirstField onClose={onClose}>
      <DialogForm ref={form} onSubmit={submit}>
        <Field label={text('bookFor.person')} error={asked && !responderId ? text('bookFor.personNeeded') : undefined}>
          {(control) => (
            <Select<string>
              {...control}
              virtual // there can be hundreds of people
              showSearch={{ optionFilterProp: 'label' }}
              placeholder={text('bookFor.choosePerson')}
              value={responderId ?? null}
              options={people.map((one) => ({ value: one.id, label: person(one) }))}
              suffixIcon={<Icon name="down" size={16} />}
              onChange={(id) => change({ responderId: id })}
            />
          )}
        </Field>
        <Choice
          label={text('book.vehicle')}
          value={vehicle?.id}
          options={fleet.map(({ id, name, type }) => ({
            value: id,
            label: text('book.vehicleAndType', { vehicle: name, type }),
          }))}
          onChange={(vehicleId) => change({ vehicleId })}
        />
        {vehicle && (
          <WhenToBook vehicle={vehicle} when={{ ...draft, day: draft.day ?? today }} asked={asked} onChange={change} />
        )}
        {responderId && startAt && <HoursOfPerson responderId={responderId} startAt={startAt} hours={hours} />}
        <FreeTextField
          label={text('book.purpose')}
          error={asked && purpose.trim() === '' ? text('book.purposeNeeded') : undefined}
          most={textLimits.purpose}
          value={purpose}
          onChange={(typed) => change({ purpose: typed })}
        />
        {vehicle && startAt && !needsReason && (
          <CoverageWarning vehicleId={vehicle.id} {...requestedPeriod(startAt, hours)} then="nothing" />
        )}
        <label className="flex items-center gap-2 min-h-12">
          <TickBox checked={approved} onChange={({ target }) => change({ approved: target.checked })} />
          <span>{text('bookFor.approved')}</span>
        </label>
        {needsReason && (
          <ReasonBelow
            refused={below.refused}
            missing={asked && lacksReason}
            reason={draft.coverageReason}
            onReason={(coverageReason) => change({ coverageReason })}
          />
        )}
        {broken.length > 0 ? (
          <RulesToOverride
            key={judged}
            broken={broken}
            overridden={overridden}
            reason={reason}
            asked={asked}
            onOverride={setOverridden}
            onReason={(typed) => change({ reason: typed })}
          />
        ) : (
          rulesBrokenIn(sending.error) === undefined && !needsReason && <Refusal error={sending.error} />
        )}
        <Actions>
          <Button onClick={onClose}>{text('dialog.cancel')}</Button>
          <Button look="primary" type="submit" busy={sending.isPending}>
            {text(
              sending.isPending ? 'bookFor.booking' : broken.length > 0 ? 'bookFor.overrideAndBook' : 'bookFor.book',
            )}
          </Button>
        </Actions>
      </DialogForm>
    </Dialog>
  );
}
