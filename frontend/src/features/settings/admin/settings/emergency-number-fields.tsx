import { dialedNumberProblem } from '@rigbook/contracts/settings/emergency-contacts.rules';
import { type EmergencyContactId, emergencyContacts } from '@rigbook/contracts/settings/emergency-contacts.words';
import { Input } from 'antd';
import { useLanguage } from '../../../../lib/i18n/language.js';
import { useSentence } from '../../../../lib/i18n/use-sentence.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Field } from '../../../../ui/form/field.js';
import type { TypedNumbers } from './settings-draft.js';

interface Props {
  readonly numbers: TypedNumbers;
  /** whose problem is shown */
  readonly shown: readonly EmergencyContactId[];
  readonly onChange: (numbers: TypedNumbers) => void;
}

/** One number for each contact that the loan agreement names. */
export function EmergencyNumberFields({ numbers, shown, onChange }: Props) {
  const text = useText();
  const sentence = useSentence();
  const { language } = useLanguage();
  return (
    <fieldset className="grid gap-3">
      <legend className="font-semibold">{text('settings.emergencyNumbers')}</legend>
      <p className="text-soft text-sm">{text('settings.emergencyNumbersHint')}</p>
      <div className="grid gap-3 min-[700px]:grid-cols-2">
        {emergencyContacts.map(({ id, label }) => {
          const number = numbers[id] ?? '';
          const problem = shown.includes(id) && number.trim() !== '' ? dialedNumberProblem(number) : undefined;
          return (
            <Field key={id} label={label[language]} error={problem && sentence(problem)}>
              {(control) => (
                <Input
                  {...control}
                  dir="ltr"
                  inputMode="tel"
                  autoComplete="off"
                  name={id}
                  value={number}
                  onChange={({ target }) => onChange({ ...numbers, [id]: target.value })}
                />
              )}
            </Field>
          );
        })}
      </div>
    </fieldset>
  );
}
