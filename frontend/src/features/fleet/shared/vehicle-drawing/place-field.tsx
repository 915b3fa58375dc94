import { type DamagePlace, damagePlaces, vehicleSides } from '@rigbook/contracts/booking/shift/damage-places.words';
import { useLanguage } from '../../../../lib/i18n/language.js';
import { Field } from '../../../../ui/form/field.js';
import { NativeSelect } from '../../../../ui/form/native-select.js';

interface Props {
  readonly label: string;
  readonly hint: string;
  /** the choice of what is not on the drawing */
  readonly none: string;
  readonly place: DamagePlace | '';
  readonly onChange: (place: DamagePlace | '') => void;
}

/** The places of the drawing as a list, for keyboards and screen readers. */
export function PlaceField({ label, hint, none, place, onChange }: Props) {
  const { language } = useLanguage();
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <NativeSelect {...control} value={place} onChange={({ target }) => onChange(target.value as DamagePlace | '')}>
          <option value="">{none}</option>
          {vehicleSides.map(({ id: side, ...words }) => (
            <optgroup key={side} label={words[language]}>
              {damagePlaces
                .filter((each) => each.side === side)
                .map(({ id, ...named }) => (
                  <option key={id} value={id}>
                    {named[language]}
                  </option>
                ))}
            </optgroup>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
