import type { TemplateText } from '@rigbook/contracts/notifications/templates/template.rules';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Template } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { itemsOf } from '../../../../lib/queries/paged-query.js';
import { Button } from '../../../../ui/button.js';
import { Actions, Dialog } from '../../../../ui/dialog.js';
import { Empty } from '../../../../ui/feedback/empty.js';
import { Loaded } from '../../../../ui/feedback/loaded.js';
import { NextPage } from '../../../../ui/content/next-page.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { templateHistoryQuery } from '../api/templates.js';
import { FormerText } from './former-text.js';
import type { TemplateDraft } from './use-template-draft.js';
import { useTemplateWords } from './use-template-words.js';

interface Props {
  readonly template: Template;
  /** Replaces the typed text with a previous one. */
  readonly draft: TemplateDraft;
}

export function TemplateHistory({ template, draft }: Props) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const take = (former: TemplateText) => {
    const typed = draft.text;
    draft.put(former);
    setOpen(false);
    const undo = { label: text('deciding.undo'), run: () => draft.put(typed) };
    showToast({ title: text('template.taken'), description: text('template.takenDetail'), action: undo });
  };
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {text('template.history')}
      </Button>
      {open && <HistoryDialog template={template} onUse={take} onClose={() => setOpen(false)} />}
    </>
  );
}

interface HistoryProps {
  readonly template: Template;
  readonly onUse: (former: TemplateText) => void;
  readonly onClose: () => void;
}

/** Every saved text, newest first, with who saved it. */
function HistoryDialog({ template, onUse, onClose }: HistoryProps) {
  const text = useText();
  const words = useTemplateWords();
  const history = useInfiniteQuery(templateHistoryQuery(template.id));
  const versions = itemsOf(history.data);
  return (
    <Dialog title={text('template.historyOf', { template: words.name(template) })} width={680} onClose={onClose}>
      <Loaded query={{ ...history, data: versions }} label={text('template.historyLoading')} lines={5}>
        {(all) =>
          all.length === 0 ? (
            <Empty icon="clipboard">{text('template.historyEmpty')}</Empty>
          ) : (
            <ol className="grid gap-4 divide-y divide-(--hairline)">
              {all.map((version) => (
                <FormerText key={version.version} {...{ template, version, onUse }} />
              ))}
            </ol>
          )
        }
      </Loaded>
      <NextPage list={history} label={text('template.historyMore')} />
      {versions?.at(-1)?.version === 1 && <p className="text-soft text-md">{text('template.historyStart')}</p>}
      <Actions>
        <Button onClick={onClose}>{text('template.close')}</Button>
      </Actions>
    </Dialog>
  );
}
