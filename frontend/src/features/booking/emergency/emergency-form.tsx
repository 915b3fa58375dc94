import { currentEdition } from '@rigbook/contracts/agreement/editions';
import { readMileage } from '@rigbook/contracts/booking/shift/check-in.rules';
import { fuelAtCheckIn } from '@rigbook/contracts/booking/shift/check-in.words';
import { fuelPercentRange } from '@rigbook/contracts/fleet/fleet.words';
import { textLimits } from '@rigbook/contracts/kernel/text';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { Input } from 'antd';
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { focusOn } from '../../../lib/device/focus-on.js';
import type { Booking, CurrentUser } from '../../../lib/http/answers.js';
import { isUnanswered } from '../../../lib/http/problem.js';
import { useLanguage } from '../../../lib/i18n/language.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useIsTakingPhotos } from '../../../lib/photos/taking-photos.js';
import { Button } from '../../../ui/button.js';
import { Notice } from '../../../ui/content/notice.js';
import { Panel } from '../../../ui/content/panel.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { Field } from '../../../ui/form/field.js';
import { FreeTextField } from '../../../ui/form/free-text-field.js';
import { StickyBar } from '../../../ui/sticky-bar.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';
import { Unfit } from '../checks/unfit.js';
import { useLastKnown } from '../check-in/use-last-known.js';
import { DashboardReadings, nothingRead, type Readings } from '../handover/dashboard-readings.js';
import { useMileageProblem, useMileageQuestion } from '../handover/fields.js';
import { askedBack, confirmationSent, isConfirmed } from '../handover/mileage-question.js';
import form from '../handover/form.module.css';
import { nothingDrawn, type SignatureDrawing, SignatureField } from '../sign-agreement/signature-field.js';
import { EmergencyChecks } from './emergency-checks.js';
import type { FreeVehicle } from './free-vehicles.js';
import { freeHoursIn, LongestFree } from './longest-free.js';
import { useEmergencyChecklist } from './use-emergency-checklist.js';
import { useTake } from './use-take.js';
import { HoursChoice, VehicleChoice } from './vehicle-choice.js';

interface Props {
  readonly user: CurrentUser;
  readonly agreement: ReactNode;
  readonly free: readonly FreeVehicle[];
  /** of the free ones, chosen until the person chooses */
  readonly first: FreeVehicle;
  readonly now: Instant;
  readonly onTaken: (booking: Booking) => void;
}

const wishedHours = 2;

export function EmergencyForm({ user, agreement, free, first, now, onTaken }: Props) {
  const text = useText();
  const { language } = useLanguage();
  const attempt = useAttempt();
  const [chosen, setChosen] = useState(first);
  const [wished, setHours] = useState(wishedHours);
  const [reason, setReason] = useState('');
  const [stopped, setStopped] = useState<string>();
  const [readings, setReadings] = useState<Readings>(nothingRead);
  const [name, setName] = useState([user.firstName, user.lastName].filter(Boolean).join(' '));
  const [strokes, setStrokes] = useState(nothingDrawn);
  const [asked, setAsked] = useState(false);
  const formElement = useRef<HTMLFormElement>(null);
  const drawing = useRef<SignatureDrawing>(null);
  const asNow = free.find(({ vehicle: { id } }) => id === chosen.vehicle.id);
  const { vehicle, hours: most } = asNow ?? chosen;
  const hours = Math.min(wished, most);
  const checks = useEmergencyChecklist(vehicle.id);
  const { problems, isUnfit, wrong, photoIds } = checks.answered;
  const isTakingPhotos = useIsTakingPhotos();
  const mileage = readMileage(readings.mileage);
  const mileageProblem = useMileageProblem(readings.mileage, text('checkIn.mileageRequiredDetail'));
  const lastKnown = useLastKnown(vehicle.id);
  const { level } = fuelAtCheckIn(readings.fuel ?? fuelPercentRange.initial);
  const { take, isPending, error } = useTake();
  const freeHours = freeHoursIn(error);
  const asksBack = askedBack(readings.mileage, { lastKm: lastKnown.km, refusal: error });
  const questionIn = useMileageQuestion();
  const errorOf = (words: string, isMissing: boolean) => (asked && isMissing ? words : undefined);

  const choose = (next: FreeVehicle) => {
    setChosen(next);
    // they were seen on the other vehicle
    checks.reset();
    setReadings(nothingRead);
  };
  const chooseAnother = (next: FreeVehicle) => {
    setStopped(undefined);
    choose(next);
  };

  const refuse = (description: string, field?: string) => {
    showToast({ title: text('emergencyTake.missing'), description, tone: 'destructive', asksForMore: true });
    if (field === undefined) drawing.current?.focus();
    else
      focusOn(formElement.current?.querySelector<HTMLElement>(`[name="${field}"], [data-field="${field}"] textarea`));
  };

  /** The vehicle goes out of service, and another one is chosen if there is one. */
  const stop = async () => {
    if (!(await attempt(checks.stop.mutateAsync(), text('emergencyTake.notStopped')))) return;
    setStopped(vehicle.name);
    setAsked(false);
    const other = free.find(({ vehicle: { id } }) => id !== vehicle.id);
    if (other) choose(other);
  };

  const send = async (forHours?: number) => {
    setAsked(true);
    if (!checks.isKnown) return refuse(text('checks.unknown'), 'reason');
    const [first] = problems;
    if (first && isUnfit) return refuse(text('checks.problem.words-missing'), first.item);
    if (isUnfit) return stop();
    if (reason.trim() === '') return refuse(text('emergencyTake.reasonMissing'), 'reason');
    if (first) {
      const label = checks.checklist.items.find(({ id }) => id === first.item)?.label ?? first.item;
      return refuse(text('checkIn.pleaseComplete', { items: label }), first.item);
    }
    if ('problem' in mileage) return refuse(mileageProblem ?? '', 'mileage');
    if (asksBack && !isConfirmed(readings, asksBack)) return refuse(questionIn(asksBack), 'mileage');
    if (readings.fuel === null) return refuse(text('shift.fuelRequiredDetail'), 'fuel');
    if (name.trim() === '') return refuse(text('signature.nameRequiredDetail'), 'name');
    const signature = drawing.current?.picture();
    if (signature === undefined) return refuse(text('signature.emptyDetail'));
    const entered = [vehicle.id, forHours ?? wished, reason, checks.sent, readings, name, strokes];
    const body = {
      vehicleId: vehicle.id,
      duration: forHours ?? hours,
      reason,
      ...checks.sent,
      mileage: mileage.km,
      ...confirmationSent(readings, asksBack),
      fuelLevel: readings.fuel,
      signature,
      name: name.trim(),
    };
    const answer = take(JSON.stringify(entered), body, photoIds);
    // the button for fewer hours takes its place: a toast would lie above it
    const command = answer.catch((failed: unknown) => {
      if (freeHoursIn(failed) === 0) throw failed;
    });
    if (!(await attempt(command, text('emergencyTake.failed'), text('emergencyTake.unanswered')))) return;
    const booking = await command;
    if (!booking) return;
    onTaken(booking);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void send();
  };

  return (
    <form ref={formElement} onSubmit={submit} noValidate className={form.stack}>
      <div className={form.stack} inert={isPending || checks.stop.isPending}>
        {stopped !== undefined && (
          <Notice hue="red" icon="alert" title={text('emergencyTake.stopped', { vehicle: stopped })} live>
            <p>{text('emergencyTake.stoppedDetail')}</p>
          </Notice>
        )}
        {asNow === undefined && !isPending && !isUnanswered(error) && (
          <Notice hue="orange" icon="car" title={text('emergencyTake.gone', { vehicle: vehicle.name })} live>
            <p>{text(free.length > 0 ? 'emergencyTake.chooseAnother' : 'emergencyTake.callDispatch')}</p>
          </Notice>
        )}
        <VehicleChoice free={free} vehicleId={vehicle.id} now={now} onChange={chooseAnother} />
        <HoursChoice most={most} hours={hours} now={now} onChange={setHours} />
        <div data-field="reason">
          <FreeTextField
            label={text('emergencyTake.reason')}
            error={errorOf(text('emergencyTake.reasonMissing'), reason.trim() === '')}
            most={textLimits.purpose}
            value={reason}
            onChange={setReason}
          />
        </div>
        <EmergencyChecks checks={checks} asked={asked} />
        <DashboardReadings
          readings={readings}
          lastKnown={lastKnown}
          unmoved
          fuel={{ level, words: text(level === 'low' ? 'checkIn.fuel.low' : 'checkIn.fuel.good') }}
          mileage={{ label: text('checkIn.startingMileage'), missing: text('checkIn.mileageRequiredDetail') }}
          sameMileage={(km) => text('checkIn.mileageLast', { km })}
          asksBack={asksBack}
          asked={asked}
          onChange={(changes) => setReadings({ ...readings, ...changes })}
        />
        <Panel title={text('emergencyTake.agreement')}>
          <ul className="grid gap-1 mb-3 ps-5 list-disc">
            {currentEdition.terms.map(({ id, text: term }) => (
              <li key={id}>{term[language]}</li>
            ))}
          </ul>
          <details>
            <summary className="min-h-12 content-center cursor-pointer">{text('emergencyTake.readAll')}</summary>
            {agreement}
          </details>
        </Panel>
        <Field label={text('signature.name')} error={errorOf(text('signature.nameRequiredDetail'), name.trim() === '')}>
          {(control) => (
            <Input
              {...control}
              name="name"
              dir="auto"
              autoComplete="name"
              maxLength={textLimits.signerName}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <SignatureField
          ref={drawing}
          typedName={name}
          error={errorOf(text('signature.emptyDetail'), strokes.drawn.length === 0 && strokes.written === '')}
          initial={nothingDrawn}
          onStrokes={setStrokes}
        />
      </div>
      {isUnfit && <Unfit occasion="emergency" items={wrong} />}
      <Refusal error={isUnfit ? checks.stop.error : error} live={freeHours > 0} />
      {freeHours > 0 && !isUnfit && (
        <LongestFree
          hours={freeHours}
          onTake={() => {
            setHours(freeHours);
            void send(freeHours);
          }}
        />
      )}
      <StickyBar>
        <Button look="primary" danger type="submit" wide busy={isPending || checks.stop.isPending || isTakingPhotos}>
          {isUnfit
            ? text('checks.submitUnfit')
            : isPending
              ? text('emergencyTake.sending')
              : text('emergencyTake.submit', { vehicle: vehicle.name })}
        </Button>
      </StickyBar>
    </form>
  );
}
