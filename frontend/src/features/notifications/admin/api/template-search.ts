import { address, oneOf, text } from '../../../../lib/address.js';
import type { Template } from '../../../../lib/http/answers.js';
import { languages } from '../../../../lib/i18n/language.js';

export const addressOfTemplates = '?tab=templates';

/** A message that does not exist is shown as gone. */
export const templateAddress = address({ type: text(100).as('template'), language: oneOf(languages) });

/** The address of a template's editor, within the administration. */
export const addressOfTemplate = ({ type, language }: Pick<Template, 'type' | 'language'>): string =>
  `${addressOfTemplates}&${new URLSearchParams(templateAddress.write({ type, language })).toString()}`;

/** The template that the address names. */
export function templateAt(parameters: URLSearchParams, templates: readonly Template[]): Template | undefined {
  const search = templateAddress.parse(parameters);
  return templates.find(({ type, language }) => type === search.type && language === (search.language ?? 'en'));
}

/** The same message in the other language. */
export const otherLanguageOf = ({ type, id }: Template, templates: readonly Template[]): Template | undefined =>
  templates.find((template) => template.type === type && template.id !== id);
