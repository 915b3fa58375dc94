import type { Instant } from '@rigbook/contracts/kernel/time';
import { defaultTemplates } from '@rigbook/contracts/notifications/templates/default-templates';
import type { TemplateText } from '@rigbook/contracts/notifications/templates/template.rules';
import type { TemplateKey } from './template-ids.js';

/** Who changed a text, as they are called now; without a unit once they were erased. */
export interface TemplateAuthor {
  readonly unitNumber: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** One saved state of a text. */
export interface TemplateVersion {
  /** counts the changes; 0 while there was none */
  readonly version: number;
  /** the organisation's own words; null: those that Rigbook comes with */
  readonly own: TemplateText | null;
  readonly changed: { readonly at: Instant; readonly by: TemplateAuthor } | null;
}

/** The text of one type in one language as it stands. */
export interface Template extends TemplateKey, TemplateVersion {}

/** What is sent now. */
export const textOf = ({ own, type, language }: Template): TemplateText => own ?? defaultTemplates[language][type];
