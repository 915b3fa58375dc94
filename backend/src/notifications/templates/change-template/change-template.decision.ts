import { defaultTemplates } from '@rigbook/contracts/notifications/templates/default-templates';
import {
  isSameText,
  templateFields,
  templateProblem,
  templateProblemInWords,
  type TemplateText,
} from '@rigbook/contracts/notifications/templates/template.rules';
import type { TemplateType } from '@rigbook/contracts/notifications/templates/template.words';
import type { Person } from '@rigbook/contracts/responders/person.words';
import { Refusal } from '../../../platform/decisions/index.js';
import type { TemplateEvent } from '../template.events.js';
import { type Template, type TemplateAuthor, textOf } from '../template.js';

export interface ChangeOfTemplate {
  /** null: back to Rigbook's text */
  readonly text: TemplateText | null;
  /** the version that was read; undefined for the first change */
  readonly seen: number | undefined;
}

export interface ChangedTemplate {
  readonly own: TemplateText | null;
  /** undefined if nothing changes */
  readonly event: TemplateEvent | undefined;
}

/**
 * Saving Rigbook's own text counts as a reset, so that later improvements reach the organization.
 * @throws Refusal TEMPLATE_CHANGED_MEANWHILE, VALIDATION_FAILED
 */
export function changeTemplate(before: Template, { text, seen }: ChangeOfTemplate): ChangedTemplate {
  refuseUnseen(before, seen);
  const { type, language } = before;
  if (text) refuseWrongText(type, text);
  const own = text && !isSameText(text, defaultTemplates[language][type]) ? text : null;
  const ofTemplate = { templateType: type, language };
  if (own === null) return { own, event: before.own ? { type: 'TemplateReset', data: ofTemplate } : undefined };
  const present = textOf(before);
  const changedFields = templateFields.filter((field) => own[field] !== present[field]);
  return {
    own,
    event: changedFields.length > 0 ? { type: 'TemplateChanged', data: { ...ofTemplate, changedFields } } : undefined,
  };
}

/** @throws Refusal VALIDATION_FAILED with the problem of each field */
export function refuseWrongText(type: TemplateType, text: TemplateText): void {
  const errors = templateFields.flatMap((field) => {
    const problem = templateProblem(type, field, text[field]);
    return problem ? [{ field, message: `${templateProblemInWords(field, problem)}.` }] : [];
  });
  if (errors.length > 0) throw new Refusal('VALIDATION_FAILED', { errors });
}

function refuseUnseen({ version, own, changed }: Template, seen: number | undefined): void {
  if (seen === version || (seen === undefined && own === null)) return;
  if (changed === null || (seen ?? 0) > version)
    throw new Refusal('VALIDATION_FAILED', {
      errors: [{ field: 'version', message: 'There is no such version yet.' }],
    });
  throw new Refusal('TEMPLATE_CHANGED_MEANWHILE', { changedBy: personOf(changed.by), changedAt: changed.at });
}

const personOf = ({ unitNumber, ...names }: TemplateAuthor): Person | null =>
  unitNumber === null ? null : { unitNumber, ...names };
