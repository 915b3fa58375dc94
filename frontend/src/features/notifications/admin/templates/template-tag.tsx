import { useText } from '../../../../lib/i18n/use-text.js';
import { StatusTag } from '../../../../ui/content/status-tag.js';

/** Marks a text as default or custom. */
export function TemplateTag({ isDefault }: { isDefault: boolean }) {
  const text = useText();
  return isDefault ? (
    <StatusTag hue="grey" icon="clipboard">
      {text('template.default')}
    </StatusTag>
  ) : (
    <StatusTag hue="blue" icon="pen">
      {text('template.own')}
    </StatusTag>
  );
}
