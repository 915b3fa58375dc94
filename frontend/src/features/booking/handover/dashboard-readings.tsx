import type { FuelLevel } from '@rigbook/contracts/booking/shift/check-in.words';
import { fuelPercentRange } from '@rigbook/contracts/fleet/fleet.words';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Button } from '../../../ui/button.js';
import { Notice } from '../../../ui/content/notice.js';
import { Panel } from '../../../ui/content/panel.js';
import { Icon } from '../../../ui/icon.js';
import { TickBox } from '../../../ui/form/tick-box.js';
import { MileageField, useMileageProblem, useMileageQuestion } from './fields.js';
import { confirmationOf, isConfirmed, type MileageAskedBack } from './mileage-question.js';
import { FuelField } from './fuel-field.js';

export interface Readings {
  /** as typed */
  readonly mileage: string;
  /** what the person confirmed when a mileage was asked back */
  readonly confirmed?: string | undefined;
  /** in percent; null until the person confirmed it */
  readonly fuel: number | null;
}

export const nothingRead: Readings = { mileage: '', fuel: null };

/** What the dashboard showed last; null if nobody knows. */
export interface LastKnown {
  readonly km: number | null;
  readonly fuelPercent: number | null;
  /** Set if there is no connection, and this device says what it was. */
  readonly asOf?: Instant | undefined;
}

interface Props {
  readonly readings: Readings;
  readonly lastKnown: LastKnown;
  /** The vehicle has stood since, so both may be confirmed at once. */
  readonly unmoved?: boolean;
  /** What the fuel level means here. */
  readonly fuel: { readonly level: FuelLevel; readonly words: string };
  readonly mileage: { readonly label: string; readonly hint?: string | undefined; readonly missing: string };
  /** Words for the button that takes over the last known mileage. */
  readonly sameMileage: (km: number) => string;
  /** The typed mileage is implausible. */
  readonly asksBack: MileageAskedBack | undefined;
  /** After a submit that was refused. */
  readonly asked: boolean;
  readonly onChange: (changes: Partial<Readings>) => void;
}

/** Mileage and fuel, as the person reads them. What is known already is one tap away, and never sent without that tap. */
export function DashboardReadings(props: Props) {
  const { readings, lastKnown, unmoved = false, fuel, mileage, sameMileage, asksBack, asked, onChange } = props;
  const text = useText();
  const times = useTimes();
  const { km, fuelPercent, asOf } = lastKnown;
  const problem = useMileageProblem(readings.mileage, mileage.missing);
  const full = fuelPercentRange.most;
  const hasMileage = km !== null && readings.mileage === String(km);
  const takeFuel = (percent: number) => () => onChange({ fuel: percent });
  return (
    <Panel title={text('shift.readings')}>
      <div className="grid gap-4">
        {asOf !== undefined && (km !== null || fuelPercent !== null) && (
          <p className="text-soft text-sm">{text('shift.readingsAsOf', { time: times.instantInSentence(asOf) })}</p>
        )}
        <div className="grid gap-2">
          <MileageField
            label={mileage.label}
            hint={mileage.hint}
            problem={problem}
            asked={asked}
            value={readings.mileage}
            onChange={(typed) => onChange({ mileage: typed })}
          />
          {asksBack && (asked || isWhole(asksBack)) && (
            <MileageConfirmation
              asked={asksBack}
              confirmed={isConfirmed(readings, asksBack)}
              onConfirm={(yes) => onChange({ confirmed: yes ? confirmationOf(asksBack) : undefined })}
            />
          )}
          {km !== null && (
            <Offer taken={hasMileage} onTake={() => onChange({ mileage: String(km) })}>
              {sameMileage(km)}
            </Offer>
          )}
        </div>
        <div className="grid gap-2">
          <FuelField
            percent={readings.fuel}
            {...fuel}
            showMissing={asked}
            onChange={(percent) => onChange({ fuel: percent })}
          />
          <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2">
            <Offer small name="fuel" taken={readings.fuel === full} onTake={takeFuel(full)}>
              {text('shift.fuelFull', { percent: full })}
            </Offer>
            {fuelPercent !== null && fuelPercent !== full && (
              <Offer small taken={readings.fuel === fuelPercent} onTake={takeFuel(fuelPercent)}>
                {text('shift.fuelLast', { percent: fuelPercent })}
              </Offer>
            )}
          </div>
        </div>
        {unmoved && km !== null && fuelPercent !== null && (
          <Offer
            taken={hasMileage && readings.fuel === fuelPercent}
            onTake={() => onChange({ mileage: String(km), fuel: fuelPercent })}
          >
            {text('shift.bothLast', { km, percent: fuelPercent })}
          </Offer>
        )}
      </div>
    </Panel>
  );
}

/** As many digits as before: not a number of which the person types the end. */
const isWhole = ({ km, lastKm }: MileageAskedBack) => String(km).length >= String(lastKm).length;

interface ConfirmationProps {
  readonly asked: MileageAskedBack;
  readonly confirmed: boolean;
  readonly onConfirm: (confirmed: boolean) => void;
}

/** Says what is odd about the mileage, and takes it if the person has read it again. */
function MileageConfirmation({ asked, confirmed, onConfirm }: ConfirmationProps) {
  const text = useText();
  const questionIn = useMileageQuestion();
  return (
    <Notice hue="orange" icon="alert" title={questionIn(asked)} live>
      <label className="flex min-h-12 cursor-pointer items-center gap-3">
        <TickBox name="mileage-confirmed" checked={confirmed} onChange={({ target }) => onConfirm(target.checked)} />
        {text('shift.mileageConfirm', { km: asked.km })}
      </label>
    </Notice>
  );
}

interface OfferProps {
  readonly name?: string;
  readonly small?: boolean;
  readonly taken: boolean;
  readonly onTake: () => void;
  readonly children: string;
}

/** Stays in its place once taken, so that nothing moves under the thumb. */
function Offer({ name, small = false, taken, onTake, children }: OfferProps) {
  const text = useText();
  return (
    <Button name={name} small={small} wide icon={taken && <Icon name="check" />} aria-disabled={taken} onClick={onTake}>
      {taken ? text('shift.confirmed') : children}
    </Button>
  );
}
