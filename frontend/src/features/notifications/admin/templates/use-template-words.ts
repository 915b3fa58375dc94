import { inBraces, type TemplateProblem } from '@rigbook/contracts/notifications/templates/template.rules';
import type { Placeholder } from '@rigbook/contracts/notifications/templates/template.words';
import type { Template } from '../../../../lib/http/answers.js';
import type { Language } from '../../../../lib/i18n/language.js';
import { useText } from '../../../../lib/i18n/use-text.js';

/** Labels of templates, their languages, placeholders and problems. */
export function useTemplateWords() {
  const text = useText();
  const language = (of: Language) => text(`settings.language.${of}`);
  return {
    language,
    name: (template: Pick<Template, 'type' | 'language'>) =>
      text('template.inLanguage', {
        type: text(`template.type.${template.type}`),
        language: language(template.language),
      }),
    placeholder: ({ type }: Pick<Template, 'type'>, placeholder: Placeholder) =>
      type === 'damage_reported' && placeholder === 'reason'
        ? text('template.reportedDamage')
        : text(`template.placeholder.${placeholder}`),
    problem: (problem: TemplateProblem): string => {
      switch (problem.problem) {
        case 'missing':
          return text('template.missing');
        case 'several-lines':
          return text('template.severalLines');
        case 'too-long':
          return text('template.tooLong', { most: problem.most });
        case 'open-braces':
          return text('template.openBraces', { example: inBraces(['unitNumber']) });
        case 'unknown-placeholder':
          return text('template.unknownPlaceholder', { names: inBraces(problem.names) });
        case 'not-filled':
          return text('template.notFilled', { names: inBraces(problem.names) });
      }
    },
  };
}
