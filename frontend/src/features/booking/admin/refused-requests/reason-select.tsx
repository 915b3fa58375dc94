import {
  requestRefusalCodes,
  type RequestRefusalCode,
} from '@rigbook/contracts/booking/requesting/refused-request.words';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Field } from '../../../../ui/form/field.js';
import { NativeSelect } from '../../../../ui/form/native-select.js';

interface Props {
  readonly reason: RequestRefusalCode | undefined;
  /** Empty for all of them. */
  readonly onReason: (reason: string) => void;
}

export function ReasonSelect({ reason, onReason }: Props) {
  const text = useText();
  return (
    <Field label={text('refused.reason')}>
      {(control) => (
        <NativeSelect {...control} value={reason ?? ''} onChange={({ target }) => onReason(target.value)}>
          <option value="">{text('refused.allReasons')}</option>
          {requestRefusalCodes.map((code) => (
            <option key={code} value={code}>
              {text(`refusedReason.${code}`)}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
