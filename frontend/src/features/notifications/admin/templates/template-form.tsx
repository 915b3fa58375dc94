import { templateFields, templateProblem } from '@rigbook/contracts/notifications/templates/template.rules';
import type { TemplateField } from '@rigbook/contracts/notifications/templates/template.rules';
import { useRef, useState } from 'react';
import { focusOn } from '../../../../lib/device/focus-on.js';
import type { Template } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Actions } from '../../../../ui/dialog.js';
import { Refusal } from '../../../../ui/feedback/refusal.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { useSaveTemplate } from '../api/templates.js';
import { LivePreviews } from './live-previews.js';
import { OutdatedNotice } from './outdated-notice.js';
import { PlaceholderButtons } from './placeholder-buttons.js';
import { ResetTemplate } from './reset-template.js';
import { TemplateFields } from './template-fields.js';
import { TemplateHistory } from './template-history.js';
import { useInsertion } from './use-insertion.js';
import { trimmedTemplate, useTemplateDraft, type TemplateDraft } from './use-template-draft.js';
import { useTimes } from '../../../../lib/time/use-times.js';

interface Props {
  readonly template: Template;
  readonly other: Template;
  readonly onDone: () => void;
}

export function TemplateForm({ template, other, onDone }: Props) {
  const text = useText();
  const attempt = useAttempt();
  const save = useSaveTemplate(template);
  const draft = useTemplateDraft(template);
  const form = useRef<HTMLFormElement>(null);
  const { entered, insert } = useInsertion(form, draft.put);
  const [left, setLeft] = useState<readonly TemplateField[]>([]);
  const problemOf = (field: TemplateField) => templateProblem(template.type, field, draft.text[field]);
  const maySave = draft.isChanged && !draft.isOutdated;

  const startAnew = () => {
    draft.forget();
    onDone();
  };
  const keepMine = () => {
    draft.keepMine();
    save.reset();
  };
  const discard = () => {
    const typed = draft.text;
    draft.put({ subject: template.subject, content: template.content });
    setLeft([]);
    save.reset();
    const undo = { label: text('deciding.undo'), run: () => draft.put(typed) };
    showToast({ title: text('template.discarded'), action: undo });
  };

  const submit = async () => {
    if (!maySave) return;
    setLeft(templateFields);
    const wrong = templateFields.find((field) => problemOf(field) !== undefined);
    if (wrong) return focusOn(form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`));
    const { seen, idempotencyKey: key } = draft;
    const command = save.mutateAsync({ text: trimmedTemplate(draft.text), seen, key });
    if (!(await attempt(command, text('template.failed')))) return;
    showToast({ title: text('template.saved'), description: text('template.savedDetail'), tone: 'success' });
    startAnew();
  };

  return (
    <form
      ref={form}
      noValidate
      className="grid grid-cols-1 gap-4 content-start"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {draft.isOutdated && <OutdatedNotice template={template} onKeepMine={keepMine} onTakeTheirs={discard} />}
      <div className="grid grid-cols-1 gap-y-4 gap-x-8 min-[900px]:grid-cols-[minmax(0,1fr)_300px]">
        <TemplateFields
          {...{ template, draft, left, entered, problemOf }}
          isSaving={save.isPending}
          onLeave={(field) => setLeft([...left, field])}
        />
        <PlaceholderButtons template={template} onInsert={insert} />
      </div>
      {!draft.isOutdated && <Refusal error={save.error} />}
      <DraftState draft={draft} />
      <Actions>
        <TemplateHistory template={template} draft={draft} />
        <ResetTemplate template={template} losesDraft={draft.isChanged} onDone={startAnew} />
        {draft.isChanged && <Button onClick={discard}>{text('template.discard')}</Button>}
        <Button look="primary" type="submit" busy={save.isPending} aria-disabled={!maySave}>
          {text(save.isPending ? 'template.saving' : 'template.save')}
        </Button>
      </Actions>
      <LivePreviews template={template} draft={draft.text} other={other} />
    </form>
  );
}

/** Whether unsaved text would be lost. */
function DraftState({ draft }: { draft: TemplateDraft }) {
  const text = useText();
  const times = useTimes();
  if (!draft.isChanged) return null;
  return (
    <p className="text-soft text-md">
      {draft.savedAt === undefined
        ? text('template.notKept')
        : text('template.kept', { time: times.instantInSentence(draft.savedAt) })}
    </p>
  );
}
