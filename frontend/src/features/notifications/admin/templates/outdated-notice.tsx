import { Alert } from 'antd';
import type { Template } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { MessageSheet } from './message-paper.js';
import { useWhenChanged } from './use-when-changed.js';

interface Props {
  readonly template: Template;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Another administrator saved this text during editing: shows both texts to choose from. */
export function OutdatedNotice({ template, onKeepMine, onTakeTheirs }: Props) {
  const text = useText();
  const whenChanged = useWhenChanged();
  return (
    <Alert
      showIcon
      type="warning"
      title={text('template.outdated')}
      description={
        <>
          <p>{whenChanged(template)}</p>
          <details className="my-2">
            <summary>{text('template.readTheirs')}</summary>
            <MessageSheet language={template.language} subject={template.subject}>
              {template.content}
            </MessageSheet>
          </details>
          <p>{text('template.outdatedNext')}</p>
          <div className="flex flex-wrap gap-2 mt-2">
            <Button small onClick={onKeepMine}>
              {text('template.keepMine')}
            </Button>
            <Button small onClick={onTakeTheirs}>
              {text('template.takeTheirs')}
            </Button>
          </div>
        </>
      }
    />
  );
}
