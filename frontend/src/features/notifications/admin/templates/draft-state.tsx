import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import styles from './templates.module.css';
import type { TemplateDraft } from './use-template-draft.js';

/** Whether what was typed would be lost. */
export function DraftState({ draft }: { draft: TemplateDraft }) {
  const text = useText();
  const times = useTimes();
  if (!draft.isChanged) return null;
  return (
    <p className={styles.soft}>
      {draft.savedAt === undefined
        ? text('template.notKept')
        : text('template.kept', { time: times.instantInSentence(draft.savedAt) })}
    </p>
  );
}
