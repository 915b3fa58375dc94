import { languages, type Language } from '../../../../lib/i18n/language.js';
import { Segmented } from 'antd';
import type { Template } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { TemplateTag } from './template-tag.js';
import { useTemplateWords } from './use-template-words.js';
import { useWhenChanged } from './use-when-changed.js';

interface Props {
  readonly template: Template;
  readonly onLanguage: (language: Language) => void;
}

/** The language of the text below, and whether it was changed. */
export function TemplateHead({ template, onLanguage }: Props) {
  const text = useText();
  const words = useTemplateWords();
  const whenChanged = useWhenChanged();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 mb-4">
      <Segmented
        aria-label={text('template.language')}
        value={template.language}
        options={languages.map((value) => ({ value, label: words.language(value) }))}
        onChange={onLanguage}
      />
      <TemplateTag isDefault={template.isDefault} />
      <span className="text-soft text-md">{whenChanged(template)}</span>
    </div>
  );
}
