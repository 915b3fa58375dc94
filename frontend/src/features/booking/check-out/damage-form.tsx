import {
  damageAreas,
  damageSeverities,
  type DamageArea,
  type DamageSeverity,
} from '@rigbook/contracts/booking/shift/damage.words';
import { textLimits } from '@rigbook/contracts/kernel/text';
import { useText } from '../../../lib/i18n/use-text.js';
import { Field } from '../../../ui/form/field.js';
import { FreeTextField } from '../../../ui/form/free-text-field.js';
import { NativeSelect } from '../../../ui/form/native-select.js';
import styles from './damage-check.module.css';
import type { BegunReport } from './damage-findings.js';

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
    <div className={styles.form}>
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
      <div className={styles.wide}>
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
