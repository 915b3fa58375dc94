import { trimmedText } from '@rigbook/contracts/kernel/text';
import { isSameText, type TemplateText } from '@rigbook/contracts/notifications/templates/template.rules';
import type { Template } from '../../../../lib/http/answers.js';
import { useDeviceDraft } from '../../../../lib/device/use-device-draft.js';

/** The text typed, and the version it started from; null if nothing was typed. */
interface Typed {
  readonly subject: string | null;
  readonly content: string | null;
  readonly seen: number | null;
}

const nothing: Typed = { subject: null, content: null, seen: null };

/** The storage name of a template's draft on the device. */
export const draftName = (templateId: string): string => `template.${templateId}`;

/** White space at the ends is not sent. */
export const trimmedTemplate = ({ subject, content }: TemplateText): TemplateText => ({
  subject: trimmedText(subject),
  content: trimmedText(content),
});

/** A text being written, kept on the device until it is saved or discarded. */
export function useTemplateDraft(template: Template) {
  const { draft, change, forget, idempotencyKey, savedAt } = useDeviceDraft<Typed>(draftName(template.id), nothing);
  const text: TemplateText = {
    subject: draft.subject ?? template.subject,
    content: draft.content ?? template.content,
  };
  const isChanged = !isSameText(trimmedTemplate(text), template);
  const seen = isChanged ? (draft.seen ?? template.version) : template.version;

  const put = (part: Partial<TemplateText>) => {
    change({ ...part, seen });
    if (isSameText({ ...text, ...part }, template)) forget();
  };
  return {
    text,
    isChanged,
    seen,
    /** Another administrator saved after this draft was started. */
    isOutdated: seen !== template.version,
    savedAt,
    idempotencyKey,
    put,
    keepMine: () => change({ seen: template.version }),
    forget,
  };
}

export type TemplateDraft = ReturnType<typeof useTemplateDraft>;
