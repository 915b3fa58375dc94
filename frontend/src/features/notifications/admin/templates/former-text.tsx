import type { TemplateText } from '@rigbook/contracts/notifications/templates/template.rules';
import type { Template, TemplateVersion } from '../../../../lib/http/answers.js';
import { MessageSheet } from './message-paper.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Button } from '../../../../ui/button.js';
import { StatusTag } from '../../../../ui/content/status-tag.js';
import { TemplateTag } from './template-tag.js';

interface Props {
  readonly template: Template;
  readonly version: TemplateVersion;
  readonly onUse: (former: TemplateText) => void;
}

/** A previous text, who saved it, and a button to use it again. */
export function FormerText({ template, version, onUse }: Props) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  const { subject, content } = version;
  return (
    <li className="grid grid-cols-1 justify-items-start gap-2 pb-4">
      <div className="flex flex-wrap items-center gap-y-1 gap-x-3">
        <p>
          <strong>{times.instant(version.changedAt)}</strong>
        </p>
        <p className="text-soft text-md">{person(version.changedBy)}</p>
        <TemplateTag isDefault={version.isDefault} />
        {version.version === template.version && (
          <StatusTag hue="green" icon="check">
            {text('template.now')}
          </StatusTag>
        )}
      </div>
      <MessageSheet language={template.language} subject={subject}>
        {content}
      </MessageSheet>
      {version.version !== template.version && (
        <Button small onClick={() => onUse({ subject, content })}>
          {text('template.useAgain')}
        </Button>
      )}
    </li>
  );
}
