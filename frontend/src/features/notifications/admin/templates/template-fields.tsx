import { templateFields } from '@rigbook/contracts/notifications/templates/template.rules';
import type { TemplateField, TemplateProblem } from '@rigbook/contracts/notifications/templates/template.rules';
import { Input } from 'antd';
import type { Template } from '../../../../lib/http/answers.js';
import { directionOf } from '../../../../lib/i18n/language.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Field } from '../../../../ui/form/field.js';
import type { TemplateDraft } from './use-template-draft.js';
import { useTemplateWords } from './use-template-words.js';

interface Props {
  readonly template: Template;
  readonly draft: TemplateDraft;
  /** Fields that were left once: a missing text is reported only for these. */
  readonly left: readonly TemplateField[];
  readonly isSaving: boolean;
  readonly problemOf: (field: TemplateField) => TemplateProblem | undefined;
  readonly entered: (field: TemplateField) => void;
  readonly onLeave: (field: TemplateField) => void;
}

const saidLater: readonly TemplateProblem['problem'][] = ['missing', 'open-braces'];

/** Subject and content, in the direction of their language. */
export function TemplateFields({ template, draft, left, isSaving, problemOf, entered, onLeave }: Props) {
  const text = useText();
  const words = useTemplateWords();
  const errorOf = (field: TemplateField) => {
    const problem = problemOf(field);
    if (!problem || (saidLater.includes(problem.problem) && !left.includes(field))) return undefined;
    return words.problem(problem);
  };
  const { language } = template;
  return (
    <div className="grid grid-cols-1 gap-4 content-start">
      {templateFields.map((field) => (
        <Field key={field} label={text(`template.${field}`)} error={errorOf(field)}>
          {(control) => {
            const props = {
              ...control,
              name: field,
              lang: language,
              dir: directionOf[language],
              style: { direction: directionOf[language] }, // antd would use the page's
              readOnly: isSaving,
              value: draft.text[field],
              onFocus: () => entered(field),
              onBlur: () => onLeave(field),
              onChange: ({ target }: { target: { value: string } }) => draft.put({ [field]: target.value }),
            };
            return field === 'subject' ? (
              <Input {...props} autoComplete="off" />
            ) : (
              <Input.TextArea {...props} autoSize={{ minRows: 10, maxRows: 24 }} />
            );
          }}
        </Field>
      ))}
    </div>
  );
}
