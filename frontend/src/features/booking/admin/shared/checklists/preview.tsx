import type { Checklist, Wording } from '@rigbook/contracts/checklists/checklist.words';
import { useState } from 'react';
import { directionOf, type Language, languageNames, languages, useLanguage } from '../../../../../lib/i18n/language.js';
import { useText } from '../../../../../lib/i18n/use-text.js';
import { NativeSegmented } from '../../../../../ui/form/native-segmented.js';
import { ChecklistFields } from '../../../checks/checklist-fields.js';
import { nothingChecked } from '../../../checks/said.js';

const PHONE_WIDTH = 360;

/** The checklist as somebody at the vehicle has it, at a phone's width. It can be tried, and nothing is sent. */
export function Preview({ checklist }: { readonly checklist: Checklist }) {
  const text = useText();
  const [language, setLanguage] = useState<Language>(useLanguage().language);
  const [checked, setChecked] = useState(nothingChecked);
  const named = (label: Wording) => label[language] || text('checklists.unnamed');
  const shown = {
    groups: checklist.groups.map(({ id, label }) => ({ id, label: named(label) })),
    items: checklist.items.map((item) => ({ ...item, label: named(item.label), detail: item.detail[language] })),
  };
  return (
    <section className="grid gap-3 content-start" aria-label={text('checklists.preview')}>
      <h3 className="font-semibold">{text('checklists.preview')}</h3>
      <p className="text-soft text-sm">{text('checklists.previewHint')}</p>
      <NativeSegmented
        label={text('checklists.previewIn')}
        value={language}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={setLanguage}
      />
      <div
        className="grid gap-4 p-3 border border-(--hairline) rounded-(--radius)"
        style={{ inlineSize: PHONE_WIDTH, maxInlineSize: '100%' }}
        lang={language}
        dir={directionOf[language]}
      >
        <ChecklistFields
          bookingId=""
          checklist={shown}
          draft={checked}
          problems={[]}
          takesRequired={false}
          onChange={(changes) =>
            setChecked((now) => ({ ...now, ...(typeof changes === 'function' ? changes(now) : changes) }))
          }
        />
      </div>
    </section>
  );
}
