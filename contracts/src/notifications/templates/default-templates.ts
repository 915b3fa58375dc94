import type { Language } from '../../settings/settings.rules.js';
import { englishTemplates } from './default-templates-in-english.js';
import { hebrewTemplates } from './default-templates-in-hebrew.js';
import type { TemplateText } from './template.rules.js';
import type { TemplateType } from './template.words.js';

/** The default texts, used unless an organization has written its own. */
export const defaultTemplates: Readonly<Record<Language, Readonly<Record<TemplateType, TemplateText>>>> = {
  en: englishTemplates,
  he: hebrewTemplates,
};
