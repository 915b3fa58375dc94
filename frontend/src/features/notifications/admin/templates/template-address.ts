import type { Template } from '../../../../lib/http/answers.js';

/** Where a template is edited, within the administration. */
export const addressOfTemplate = ({ type, language }: Pick<Template, 'type' | 'language'>): string =>
  `?tab=templates&template=${type}&language=${language}`;

export const addressOfTemplates = '?tab=templates';

/** The one that the address names. */
export const templateAt = (address: URLSearchParams, templates: readonly Template[]): Template | undefined =>
  templates.find(
    ({ type, language }) => type === address.get('template') && language === (address.get('language') ?? 'en'),
  );

/** The same message in the other language. */
export const otherLanguageOf = ({ type, id }: Template, templates: readonly Template[]): Template | undefined =>
  templates.find((template) => template.type === type && template.id !== id);
