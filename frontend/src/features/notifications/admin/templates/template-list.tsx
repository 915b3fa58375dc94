import { templateTypes } from '@rigbook/contracts/notifications/templates/template.words';
import { useState } from 'react';
import { Link } from 'react-router';
import { deviceStorage } from '../../../../lib/storage/device-storage.js';
import { ownedKey, useDeviceOwner } from '../../../../lib/device/owned-storage.js';
import type { Template } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { StatusTag } from '../../../../ui/content/status-tag.js';
import type { DeskColumn } from '../../../../ui/desk-table/desk-column.js';
import { DeskTable } from '../../../../ui/desk-table/desk-table.js';
import { Icon } from '../../../../ui/icon.js';
import { addressOfTemplate } from '../api/template-search.js';
import { AddTemplateDialog } from './add-template-dialog.js';
import { PreviewDialog } from './preview-dialog.js';
import { TemplateTag } from './template-tag.js';
import { draftName } from './use-template-draft.js';
import { useTemplateWords } from './use-template-words.js';
import { useWhenChanged } from './use-when-changed.js';

const idOf = ({ id }: Template): string => id;

/** Every message with its texts in both languages. */
export function TemplateList({ templates }: TemplatesProps) {
  const text = useText();
  const words = useTemplateWords();
  const rows = templateTypes.flatMap((type) => templates.filter((template) => template.type === type));
  return (
    <DeskTable
      name="templates"
      label={text('admin.tab.templates')}
      rows={rows}
      idOf={idOf}
      nameOf={words.name}
      columns={useColumns(templates)}
      loading={text('template.loading')}
      empty={null}
      tools={
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <p className="max-w-[70ch]">{text('template.lead')}</p>
          <AddTemplate templates={templates} />
        </div>
      }
    />
  );
}

interface TemplatesProps {
  readonly templates: readonly Template[];
}

/** Keeps to itself whether it is open: the table need not be drawn again. So does a row's preview. */
function AddTemplate({ templates }: TemplatesProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Icon name="plus" />} onClick={() => setOpen(true)}>
        {text('template.add')}
      </Button>
      {isOpen && <AddTemplateDialog templates={templates} onClose={() => setOpen(false)} />}
    </>
  );
}

function Preview({ template, templates }: TemplatesProps & { readonly template: Template }) {
  const text = useText();
  const words = useTemplateWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        small
        look="quiet"
        aria-label={text('template.previewNamed', { template: words.name(template) })}
        onClick={() => setOpen(true)}
      >
        {text('template.preview')}
      </Button>
      {isOpen && (
        <PreviewDialog
          template={template}
          texts={templates.filter(({ type }) => type === template.type)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function useColumns(templates: readonly Template[]): readonly DeskColumn<Template>[] {
  const text = useText();
  const words = useTemplateWords();
  const whenChanged = useWhenChanged();
  const owner = useDeviceOwner();
  const hasDraft = ({ id }: Template) => deviceStorage.read(ownedKey(owner, 'draft', draftName(id))) !== undefined;
  return [
    {
      name: 'message',
      title: text('template.message'),
      width: 180,
      heading: true,
      wraps: true,
      cell: (template) => text(`template.type.${template.type}`),
    },
    {
      name: 'language',
      title: text('template.language'),
      width: 90,
      cell: ({ language }) => words.language(language),
    },
    {
      name: 'state',
      title: text('diary.status'),
      width: 200,
      inCard: 'unlabeled',
      cell: (template) => (
        <span className="flex gap-2">
          <TemplateTag isDefault={template.isDefault} />
          {hasDraft(template) && (
            <StatusTag hue="yellow" icon="clock">
              {text('template.draft')}
            </StatusTag>
          )}
        </span>
      ),
    },
    {
      name: 'when',
      title: text('template.whenSent'),
      optional: 'shown',
      wraps: true,
      cell: ({ type }) => text(`template.when.${type}`),
    },
    {
      name: 'changed',
      title: text('template.lastChange'),
      width: 160,
      optional: 'shown',
      wraps: true,
      inCard: 'unlabeled',
      cell: whenChanged,
    },
    {
      name: 'actions',
      title: text('diary.actions'),
      width: 216,
      inCard: 'buttons',
      cell: (template) => (
        <span className="flex flex-wrap items-center gap-2">
          <Link
            to={addressOfTemplate(template)}
            className="inline-flex items-center min-h-8 px-2 pointer-coarse:min-h-12 pointer-coarse:px-3"
            aria-label={text('template.editNamed', { template: words.name(template) })}
          >
            {text('template.edit')}
          </Link>
          <Preview template={template} templates={templates} />
        </span>
      ),
    },
  ];
}
