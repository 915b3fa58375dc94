import type { TemplateField } from '@rigbook/contracts/notifications/templates/template.rules';
import type { TemplateType } from '@rigbook/contracts/notifications/templates/template.words';
import type { Language } from '@rigbook/contracts/settings/settings.rules';

/** What happened to the text of one type in one language; never what it says. */
export type TemplateEvent = TemplateChanged | TemplateReset;

export const TEMPLATE_STREAM = 'template';

interface OfTemplate {
  readonly templateType: TemplateType;
  readonly language: Language;
}

export interface TemplateChanged {
  readonly type: 'TemplateChanged';
  readonly data: OfTemplate & { readonly changedFields: readonly TemplateField[] };
}

/** Back to the text that Rigbook comes with. */
export interface TemplateReset {
  readonly type: 'TemplateReset';
  readonly data: OfTemplate;
}
