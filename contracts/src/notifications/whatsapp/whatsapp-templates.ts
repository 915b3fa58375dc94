import type { Language } from '../../settings/settings.rules.js';
import { forWhatsAppParameter } from '../templates/escape-for-channel.js';
import type { PlaceholderValues } from '../templates/render-message.js';
import { isLink, type TemplateType } from '../templates/template.words.js';
import { whatsAppBodies } from './whatsapp-bodies.js';
import { whatsAppParameters, whatsAppTemplateName, type WhatsAppTemplateType } from './whatsapp-template.words.js';

/** Meta's limit for the filled-in body. */
export const longestWhatsAppBody = 1024;

/** A message to send: the template's name, the language code, and the values in order. */
export interface WhatsAppTemplateMessage {
  readonly template: string;
  readonly language: Language;
  readonly parameters: readonly string[];
}

/** @throws Error for a type that is not sent by WhatsApp */
export function whatsAppMessageOf(
  type: TemplateType,
  language: Language,
  values: PlaceholderValues,
): WhatsAppTemplateMessage {
  if (!goesByWhatsApp(type)) throw new Error(`${type} has no template at WhatsApp`);
  const filled = whatsAppParameters[type].map((placeholder) => ({
    text: forWhatsAppParameter(values[placeholder] ?? ''),
    staysWhole: isLink(placeholder),
  }));
  return {
    template: whatsAppTemplateName(type),
    language,
    parameters: shortenedToFit(filled, longestWhatsAppBody - wordsOf(whatsAppBodies[language][type]).length),
  };
}

const wordsOf = (body: string): string => body.replaceAll(/\{\{\d\}\}/g, '');

const goesByWhatsApp = (type: TemplateType): type is WhatsAppTemplateType => Object.hasOwn(whatsAppParameters, type);

interface Filled {
  readonly text: string;
  /** links are never shortened, since they would not work; links typed into a reason are ordinary text */
  readonly staysWhole: boolean;
}

/** The longest values are shortened first, which is usually the typed reason. */
function shortenedToFit(values: readonly Filled[], room: number): readonly string[] {
  const cutTo = (most: number) => values.map(({ text, staysWhole }) => (staysWhole ? text : shortened(text, most)));
  let most = Math.max(...values.map(({ text }) => text.length));
  while (most > 1 && cutTo(most).join('').length > room) most -= 1;
  return cutTo(most);
}

function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const kept = text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, ''); // drops a lone surrogate
  return `${kept.trimEnd()}…`;
}
