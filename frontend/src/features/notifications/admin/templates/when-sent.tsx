import type { Template } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';

/** When it is sent, to whom and how. */
export function WhenSent({ template: { type, audience, channels } }: { template: Template }) {
  const text = useText();
  const how = [text(`template.to.${audience}`), ...channels.map((channel) => text(`template.by.${channel}`))];
  return (
    <div className="text-soft text-md">
      <p>{text(`template.when.${type}`)}</p>
      <p>{how.join(' · ')}</p>
    </div>
  );
}
