import { mileageRange, readMileage } from '@rigbook/contracts/booking/shift/check-in.rules';
import type { FuelLevel } from '@rigbook/contracts/booking/shift/check-in.words';
import { fuelPercentRange } from '@rigbook/contracts/fleet/fleet.words';
import { textLimits } from '@rigbook/contracts/kernel/text';
import { Input, Slider } from 'antd';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Panel } from '../../../ui/content/panel.js';
import { type StatusHue, StatusTag } from '../../../ui/content/status-tag.js';
import { Field } from '../../../ui/form/field.js';
import { FreeTextField } from '../../../ui/form/free-text-field.js';
import { Icon } from '../../../ui/icon.js';

interface Props {
  readonly percent: number;
  readonly level: FuelLevel;
  readonly words: string;
  readonly onChange: (percent: number) => void;
}

const step = 5;
const hues: Readonly<Record<FuelLevel, StatusHue>> = { low: 'red', moderate: 'orange', good: 'green' };
const within = (percent: number) => Math.min(fuelPercentRange.most, Math.max(fuelPercentRange.least, percent));

/** A slider in steps of five, with large minus and plus buttons for gloves. */
export function FuelField({ percent, level, words, onChange }: Props) {
  const text = useText();
  return (
    <Panel title={text('shift.fuel')} aside={<strong className="text-2xl tabular-nums">{percent}%</strong>}>
      <div className="grid grid-cols-[var(--target)_1fr_var(--target)] items-center gap-3 mb-2">
        <Button
          aria-label={text('shift.fuelLess')}
          icon={<Icon name="minus" />}
          disabled={percent === fuelPercentRange.least}
          onClick={() => onChange(within(percent - step))}
        />
        <Slider
          ariaLabelForHandle={text('shift.fuel')}
          min={fuelPercentRange.least}
          max={fuelPercentRange.most}
          step={step}
          value={percent}
          tooltip={{ open: false }}
          onChange={onChange}
        />
        <Button
          aria-label={text('shift.fuelMore')}
          icon={<Icon name="plus" />}
          disabled={percent === fuelPercentRange.most}
          onClick={() => onChange(within(percent + step))}
        />
      </div>
      <p aria-live="polite">
        <StatusTag hue={hues[level]} icon={level === 'good' ? 'check' : 'fuel'}>
          {words}
        </StatusTag>
      </p>
    </Panel>
  );
}

interface MileageFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Said once the form was sent without it. */
  readonly missing: string;
  readonly asked: boolean;
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

const mostTyped = 12;

/** What is wrong with the typed mileage, in words. */
export function useMileageProblem(typed: string, missing: string): string | undefined {
  const text = useText();
  const read = readMileage(typed);
  if (!('problem' in read)) return undefined;
  if (read.problem === 'missing') return missing;
  return text(`shift.mileage.${read.problem}`, { most: mileageRange.most });
}

/** Whole kilometers as on the odometer; the name lets a form find the field again. */
export function MileageField({ label, hint, missing, asked, value, onChange }: MileageFieldProps) {
  const text = useText();
  const problem = useMileageProblem(value, missing);
  const error = asked ? problem : undefined;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Input
          {...control}
          name="mileage"
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          suffix={text('shift.mileageUnit')}
          value={value}
          onChange={({ target }) => onChange(target.value.slice(0, mostTyped))}
        />
      )}
    </Field>
  );
}

interface PropsProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export const NotesField = (props: PropsProps) => <FreeTextField {...props} most={textLimits.notes} lines={8} />;
