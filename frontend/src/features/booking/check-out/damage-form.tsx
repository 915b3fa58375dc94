import { isCompleteDamageReport } from '@rigbook/contracts/booking/shift/check-out.rules';
import { damageAreas, damageSeverities } from '@rigbook/contracts/booking/shift/damage.words';
import type { DamageArea, DamageReport, DamageSeverity } from '@rigbook/contracts/booking/shift/damage.words';
import { textLimits } from '@rigbook/contracts/kernel/text';
import { useText } from '../../../lib/i18n/use-text.js';
import { Field } from '../../../ui/form/field.js';
import { FreeTextField } from '../../../ui/form/free-text-field.js';
import { NativeSelect } from '../../../ui/form/native-select.js';

/** A report being written; an empty field has no choice yet. */
interface BegunReport {
  readonly area: DamageArea | '';
  readonly severity: DamageSeverity | '';
  readonly description: string;
}

export interface DamageFindings {
  readonly noDamage: boolean;
  readonly reports: readonly DamageReport[];
  readonly begun: BegunReport;
}

export const noReportBegun: BegunReport = { area: '', severity: '', description: '' };
export const nothingFound: DamageFindings = { noDamage: false, reports: [], begun: noReportBegun };

export const isBegun = ({ area, severity, description }: BegunReport): boolean =>
  area !== '' || severity !== '' || description.trim() !== '';

/** Ticking "no damage" clears all reports. */
export const withNoDamage = (noDamage: boolean): DamageFindings => ({ ...nothingFound, noDamage });

/** The added reports, and the one in the form if complete: forgetting to press "Add" loses nothing. */
export const reportsWith = ({ reports, begun }: DamageFindings): readonly DamageReport[] =>
  isCompleteDamageReport(begun) ? [...reports, begun as DamageReport] : reports;

interface Props {
  readonly begun: BegunReport;
  readonly showMissing: boolean;
  readonly onChange: (begun: BegunReport) => void;
}

export function DamageForm({ begun, showMissing, onChange }: Props) {
  const text = useText();
  const errorOf = (value: string) =>
    showMissing && value.trim() === '' ? text('checkOut.reportIncomplete') : undefined;
  return (
    <div className="grid gap-4 sm:grid-cols-[1fr_1fr]">
      <Field label={text('checkOut.area')} error={errorOf(begun.area)}>
        {(control) => (
          <NativeSelect
            {...control}
            name="damage-area"
            value={begun.area}
            onChange={({ target }) => onChange({ ...begun, area: target.value as DamageArea })}
          >
            <option value="">{text('checkOut.chooseArea')}</option>
            {damageAreas.map((area) => (
              <option key={area.id} value={area.id}>
                {area.description === ''
                  ? text(`damageArea.${area.id}`)
                  : text('checkOut.areaAndDetail', {
                      area: text(`damageArea.${area.id}`),
                      detail: text(`checkOut.area.${area.id}`),
                    })}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Field label={text('checkOut.severity')} error={errorOf(begun.severity)}>
        {(control) => (
          <NativeSelect
            {...control}
            value={begun.severity}
            onChange={({ target }) => onChange({ ...begun, severity: target.value as DamageSeverity })}
          >
            <option value="">{text('checkOut.chooseSeverity')}</option>
            {damageSeverities.map(({ id }) => (
              <option key={id} value={id}>
                {text(`damageSeverity.${id}`)}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <div className="sm:col-span-full">
        <FreeTextField
          label={text('checkOut.description')}
          hint={text('checkOut.descriptionHint')}
          error={errorOf(begun.description)}
          most={textLimits.damageDescription}
          value={begun.description}
          onChange={(description) => onChange({ ...begun, description })}
        />
      </div>
    </div>
  );
}
