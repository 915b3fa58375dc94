import { templateTypes, type TemplateType } from '@rigbook/contracts/notifications/templates/template.words';
import { useState } from 'react';
import type { Template } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Actions, Dialog } from '../../../../ui/dialog.js';
import { Choice } from '../../../../ui/form/choice.js';
import { LinkButton } from '../../../../ui/link-button.js';
import { addressOfTemplate } from '../api/template-search.js';
import { useTemplateWords } from './use-template-words.js';

interface Props {
  readonly templates: readonly Template[];
  readonly onClose: () => void;
}

/** The choice of a message to give a custom text. */
export function AddTemplateDialog({ templates, onClose }: Props) {
  const text = useText();
  const words = useTemplateWords();
  const open = templates.filter(({ isDefault }) => isDefault);
  const types = templateTypes.filter((type) => open.some((template) => template.type === type));
  const [type, setType] = useState<TemplateType | undefined>(types[0]);
  const inType = open.filter((template) => template.type === type);
  const [language, setLanguage] = useState(inType[0]?.language);
  const chosen = inType.find((template) => template.language === language) ?? inType[0];

  if (chosen === undefined)
    return (
      <Dialog title={text('template.add')} width={460} onClose={onClose}>
        <p>{text('template.addNone')}</p>
        <Actions>
          <Button onClick={onClose}>{text('template.close')}</Button>
        </Actions>
      </Dialog>
    );
  return (
    <Dialog title={text('template.add')} width={460} focusFirstField onClose={onClose}>
      <p>{text('template.addText')}</p>
      <Choice
        label={text('template.message')}
        value={chosen.type}
        options={types.map((value) => ({ value, label: text(`template.type.${value}`) }))}
        onChange={setType}
      />
      <Choice
        label={text('template.language')}
        value={chosen.language}
        options={inType.map(({ language: value }) => ({ value, label: words.language(value) }))}
        onChange={setLanguage}
      />
      <Actions>
        <Button onClick={onClose}>{text('dialog.cancel')}</Button>
        <LinkButton to={addressOfTemplate(chosen)}>{text('template.write')}</LinkButton>
      </Actions>
    </Dialog>
  );
}
