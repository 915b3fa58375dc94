import type { Checklist } from '@rigbook/contracts/checklists/checklist.words';
import { checklistLimits, draftProblems } from '@rigbook/contracts/checklists/drafting.rules';
import { textLimits } from '@rigbook/contracts/kernel/text';
import { useRef, useState } from 'react';
import { focusOn } from '../../../../../lib/device/focus-on.js';
import { useLanguage } from '../../../../../lib/i18n/language.js';
import { useText } from '../../../../../lib/i18n/use-text.js';
import { Button } from '../../../../../ui/button.js';
import { ConfirmDialog } from '../../../../../ui/feedback/confirm-dialog.js';
import { Refusal } from '../../../../../ui/feedback/refusal.js';
import { Icon } from '../../../../../ui/icon.js';
import { showToast } from '../../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../../ui/toasts/use-attempt.js';
import { type OfChecklist, useDiscardDraft, usePublish, useSaveDraft } from '../../api/checklists.js';
import { ItemFields, WordsField } from './item-fields.js';
import { Preview } from './preview.js';
import { checklistFrom, moved, newGroup, newItem, typedFrom, type TypedItem } from './typed-checklist.js';

interface Props {
  readonly of: OfChecklist;
  /** the draft, or what it begins with */
  readonly initial: Checklist;
  readonly onDiscarded: () => void;
}

/** A draft of an edition: typed at one side, as on a phone at the other. */
export function ChecklistEditor({ of: opened, initial, onDiscarded }: Props) {
  const text = useText();
  const attempt = useAttempt();
  const { language } = useLanguage();
  const [typed, setTyped] = useState(() => typedFrom(initial));
  // of the form, and of what it saved since: others may save meanwhile, and are not written over
  const [of, setOf] = useState(opened);
  // what is kept on the server; nothing before the first draft is saved
  const [saved, setSaved] = useState(opened.seen.draftedAt === null ? undefined : typed);
  const [asked, setAsked] = useState(false);
  const [isPublishing, setPublishing] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const save = useSaveDraft(of);
  const publish = usePublish(of);
  const discard = useDiscardDraft(of);
  const [isDiscarding, setDiscarding] = useState(false);
  const { groups, items } = typed;
  const content = checklistFrom(typed);
  const problems = draftProblems(content);
  const problemOf = (at: string | null) => {
    const problem = asked ? problems.find((one) => one.at === at) : undefined;
    return problem && text(`checklists.problem.${problem.kind}`);
  };
  const changeItem = (id: string, changes: Partial<TypedItem>) =>
    setTyped({ groups, items: items.map((item) => (item.id === id ? { ...item, ...changes } : item)) });

  const saveDraft = async () => {
    setAsked(true);
    if (problems.length > 0) {
      // the messages have to be there first
      requestAnimationFrame(() => focusOn(place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')));
      return;
    }
    const saving = save.mutateAsync(content).then((draftedAt) => {
      setOf((now) => ({ ...now, seen: { ...now.seen, draftedAt } }));
    });
    if (!(await attempt(saving, text('checklists.saveFailed'), text('change.unanswered')))) return;
    setSaved(typed);
    showToast({ title: text('checklists.saved'), tone: 'success' });
  };

  return (
    <div className="grid gap-6 items-start min-[1000px]:grid-cols-[minmax(0,1fr)_auto]">
      <div ref={place} className="grid gap-6">
        {groups.map((group, nth) => (
          <section key={group.id} className="grid gap-3" aria-label={text('checklists.group', { number: nth + 1 })}>
            <h3 className="font-semibold">{text('checklists.group', { number: nth + 1 })}</h3>
            <div className="grid gap-3 sm:grid-cols-2">
              {(['en', 'he'] as const).map((spoken) => (
                <WordsField
                  key={spoken}
                  label={text(spoken === 'en' ? 'checklists.groupLabel' : 'checklists.groupLabelHe')}
                  language={spoken}
                  most={textLimits.checklistLabel}
                  error={spoken === 'en' ? problemOf(group.id) : undefined}
                  value={group.label[spoken]}
                  onChange={(words) =>
                    setTyped({
                      items,
                      groups: groups.map((one) =>
                        one.id === group.id ? { ...one, label: { ...one.label, [spoken]: words } } : one,
                      ),
                    })
                  }
                />
              ))}
            </div>
            {items
              .filter((item) => item.group === group.id)
              .map((item, at) => (
                <ItemFields
                  key={item.id}
                  item={item}
                  number={at + 1}
                  problem={problemOf(item.id)}
                  onChange={(changes) => changeItem(item.id, changes)}
                  onMove={(by) => setTyped({ groups, items: moved(items, item.id, by) })}
                  onRemove={() => setTyped({ groups, items: items.filter(({ id }) => id !== item.id) })}
                />
              ))}
            <div className="flex flex-wrap gap-2">
              {items.length < checklistLimits.items && (
                <Button
                  icon={<Icon name="plus" />}
                  onClick={() => setTyped({ groups, items: [...items, newItem(group.id)] })}
                >
                  {text('checklists.addItem')}
                </Button>
              )}
              <Button
                look="quiet"
                danger
                onClick={() =>
                  setTyped({
                    groups: groups.filter(({ id }) => id !== group.id),
                    items: items.filter((item) => item.group !== group.id),
                  })
                }
              >
                {text('checklists.removeGroup', { name: group.label[language] || text('checklists.unnamed') })}
              </Button>
            </div>
          </section>
        ))}
        {groups.length < checklistLimits.groups && (
          <div>
            <Button
              icon={<Icon name="plus" />}
              onClick={() => {
                const group = newGroup();
                setTyped({ groups: [...groups, group], items: [...items, newItem(group.id)] });
              }}
            >
              {text('checklists.addGroup')}
            </Button>
          </div>
        )}
        {problemOf(null) && <p className="text-(--red-ink)">{problemOf(null)}</p>}
        <Refusal error={save.error} />
        <div className="flex flex-wrap items-center gap-3">
          <Button look="primary" busy={save.isPending} onClick={() => void saveDraft()}>
            {text(save.isPending ? 'checklists.saving' : 'checklists.save')}
          </Button>
          <Button aria-disabled={saved !== typed} onClick={() => saved === typed && setPublishing(true)}>
            {text('checklists.publish', { edition: of.seen.edition })}
          </Button>
          {of.seen.draftedAt !== null && (
            <Button look="quiet" danger onClick={() => setDiscarding(true)}>
              {text('checklists.discard')}
            </Button>
          )}
          {saved !== typed && <p className="text-soft text-sm">{text('checklists.saveFirst')}</p>}
        </div>
      </div>
      <Preview checklist={content} />
      {isDiscarding && (
        <ConfirmDialog
          title={text('checklists.discardTitle', { edition: of.seen.edition })}
          keepLabel={text('checklists.discardKeep')}
          confirmLabel={text('checklists.discard')}
          command={discard}
          failedTitle={text('checklists.discardFailed')}
          doneTitle={text('checklists.discarded')}
          onDone={onDiscarded}
          onClose={() => setDiscarding(false)}
        >
          {text('checklists.discardText')}
        </ConfirmDialog>
      )}
      {isPublishing && (
        <ConfirmDialog
          title={text('checklists.publishTitle', { edition: of.seen.edition })}
          keepLabel={text('checklists.notYet')}
          confirmLabel={text('checklists.publishConfirm')}
          command={publish}
          failedTitle={text('checklists.publishFailed')}
          doneTitle={text('checklists.published')}
          onClose={() => setPublishing(false)}
        >
          {text('checklists.publishText', { type: of.vehicleType })}
        </ConfirmDialog>
      )}
    </div>
  );
}
