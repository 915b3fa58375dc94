import { mileageRange, readMileage } from '@rigbook/contracts/booking/shift/check-in.rules';
import { textLimits } from '@rigbook/contracts/kernel/text';
import { Input } from 'antd';
import { useText } from '../../../lib/i18n/use-text.js';
import { Field } from '../../../ui/form/field.js';
import type { MileageAskedBack } from './mileage-question.js';
import { FreeTextField } from '../../../ui/form/free-text-field.js';

interface MileageFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Said once the form was sent. */
  readonly problem: string | undefined;
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

/** Why a mileage is asked back, in words. */
export function useMileageQuestion(): (asked: MileageAskedBack) => string {
  const text = useText();
  return ({ question, km, lastKm }) => text(`shift.mileageQuestion.${question}`, { more: km - lastKm, last: lastKm });
}

/** Whole kilometers as on the odometer; the name lets a form find the field again. */
export function MileageField({ label, hint, problem, asked, value, onChange }: MileageFieldProps) {
  const text = useText();
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
