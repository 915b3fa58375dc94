import type { TemplateField } from '@rigbook/contracts/notifications/templates/template.rules';
import { templateTypes } from '@rigbook/contracts/notifications/templates/template.words';
import { languages } from '@rigbook/contracts/settings/settings.rules';
import { declareEvents, type EventOf } from '../../platform/events/event-declarations.js';
import { list, oneOf, recordedText } from '../../platform/events/event-fields.js';

export const TEMPLATE_STREAM = 'template';

const ofTemplate = { templateType: oneOf(templateTypes), language: oneOf(languages) };

/** Changes of one message's text in one language, without the text. */
export const templateEvents = declareEvents({
  TemplateChanged: {
    says: "These fields of the organization's text for a message changed.",
    data: { ...ofTemplate, changedFields: list(recordedText<TemplateField>('subject')) },
  },
  TemplateReset: { says: 'The message has the original text again.', data: ofTemplate },
});

export type TemplateEvent = EventOf<typeof templateEvents>;
