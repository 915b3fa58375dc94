import type { Language } from '../../settings/settings.rules.js';
import { bodiesInEnglish } from './whatsapp-bodies-in-english.js';
import { bodiesInHebrew } from './whatsapp-bodies-in-hebrew.js';
import type { WhatsAppTemplateType } from './whatsapp-template.words.js';

/**
 * The texts that an organization submits to Meta for approval, in each language. Numbers are the template's parameters.
 * whatsapp-templates.spec.ts checks Meta's requirements.
 */
export const whatsAppBodies: Readonly<Record<Language, Readonly<Record<WhatsAppTemplateType, string>>>> = {
  en: bodiesInEnglish,
  he: bodiesInHebrew,
};
