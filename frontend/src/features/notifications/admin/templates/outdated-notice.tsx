import type { Template } from '../../../../lib/http/answers.js';
import { directionOf } from '../../../../lib/i18n/language.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Notice } from '../../../../ui/content/notice.js';
import styles from './templates.module.css';
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
    <Notice hue="orange" icon="alert" title={text('template.outdated')} live>
      <p>{whenChanged(template)}</p>
      <details>
        <summary>{text('template.readTheirs')}</summary>
        <div
          className="py-3 px-4 border border-(--hairline) rounded-(--radius) bg-(--page) text-(--ink) text-start my-2"
          lang={template.language}
          dir={directionOf[template.language]}
        >
          <p className={styles.subject}>{template.subject}</p>
          <p className="wrap-anywhere whitespace-pre-line">{template.content}</p>
        </div>
      </details>
      <p>{text('template.outdatedNext')}</p>
      <div className="flex flex-wrap gap-2 my-2">
        <Button small onClick={onKeepMine}>
          {text('template.keepMine')}
        </Button>
        <Button small onClick={onTakeTheirs}>
          {text('template.takeTheirs')}
        </Button>
      </div>
    </Notice>
  );
}
