import { textLimits } from '@rigbook/contracts/kernel/text';
import { Checkbox, Input } from 'antd';
import { useLanguage } from '../../../../../lib/i18n/language.js';
import { useText } from '../../../../../lib/i18n/use-text.js';
import { Button } from '../../../../../ui/button.js';
import { Field } from '../../../../../ui/form/field.js';
import type { TypedItem } from './typed-checklist.js';

interface WordsProps {
  readonly label: string;
  readonly language: 'en' | 'he';
  readonly most: number;
  readonly error?: string | undefined;
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

/** A text in one of the languages, whatever the language of the page. */
export function WordsField({ label, language, most, error, value, onChange }: WordsProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Input
          {...control}
          lang={language}
          dir={language === 'he' ? 'rtl' : 'ltr'}
          maxLength={most}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

interface Props {
  readonly item: TypedItem;
  readonly number: number;
  /** what is wrong with it, in words */
  readonly problem: string | undefined;
  readonly onChange: (changes: Partial<TypedItem>) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

const wordings = [
  ['label', 'en', 'checklists.label'],
  ['label', 'he', 'checklists.labelHe'],
  ['detail', 'en', 'checklists.detail'],
  ['detail', 'he', 'checklists.detailHe'],
] as const;

const switches = [
  ['isRequired', 'required'],
  ['isCritical', 'critical'],
  ['wantsPhoto', 'photo'],
  ['wantsExpiry', 'expiry'],
  ['asksNumber', 'number'],
] as const;

/** Everything about one item. */
export function ItemFields({ item, number, problem, onChange, onMove, onRemove }: Props) {
  const text = useText();
  const { language } = useLanguage();
  const name = item.label[language] || text('checklists.unnamed');
  return (
    <fieldset className="grid gap-3 p-3 border border-(--hairline) rounded-(--radius-small)">
      <legend className="px-1 font-semibold">{text('checklists.item', { number })}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {wordings.map(([field, of, label]) => (
          <WordsField
            key={label}
            label={text(label)}
            language={of}
            most={field === 'label' ? textLimits.checklistLabel : textLimits.checklistDetail}
            error={label === 'checklists.label' ? problem : undefined}
            value={item[field][of]}
            onChange={(typed) => onChange({ [field]: { ...item[field], [of]: typed } })}
          />
        ))}
      </div>
      <div className="grid">
        {switches.map(([field, wording]) => (
          <Checkbox
            key={field}
            className="min-h-(--target) items-center"
            checked={item[field]}
            onChange={({ target }) => onChange({ [field]: target.checked })}
          >
            {text(`checklists.${wording}`)}
          </Checkbox>
        ))}
      </div>
      {item.asksNumber && (
        <div className="grid gap-3 grid-cols-3">
          {(['unit', 'least', 'most'] as const).map((field) => (
            <Field key={field} label={text(`checklists.${field}`)}>
              {(control) => (
                <Input
                  {...control}
                  dir={field === 'unit' ? 'auto' : 'ltr'}
                  inputMode={field === 'unit' ? 'text' : 'decimal'}
                  maxLength={textLimits.checklistUnit}
                  value={item[field]}
                  onChange={({ target }) => onChange({ [field]: target.value })}
                />
              )}
            </Field>
          ))}
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button small aria-label={text('checklists.up', { name })} onClick={() => onMove(-1)}>
          ↑
        </Button>
        <Button small aria-label={text('checklists.down', { name })} onClick={() => onMove(1)}>
          ↓
        </Button>
        <Button small look="quiet" danger onClick={onRemove}>
          {text('checklists.remove', { name })}
        </Button>
      </div>
    </fieldset>
  );
}
