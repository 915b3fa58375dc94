import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDeviceOwner, ownedKey } from '../../../../lib/device/owned-storage.js';
import { deviceStorage } from '../../../../lib/device/device-storage.js';
import type { Template } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { StatusTag } from '../../../../ui/content/status-tag.js';
import { PreviewDialog } from './preview-dialog.js';
import { addressOfTemplate } from '../api/template-search.js';
import { TemplateTag } from './template-tag.js';
import styles from './templates.module.css';
import { draftName } from './use-template-draft.js';
import { useTemplateWords } from './use-template-words.js';
import { useWhenChanged } from './use-when-changed.js';

interface Props {
  readonly template: Template;
  /** The same message in all languages. */
  readonly texts: readonly Template[];
}

export function TemplateRow({ template, texts }: Props) {
  const text = useText();
  const words = useTemplateWords();
  const whenChanged = useWhenChanged();
  const navigate = useNavigate();
  const owner = useDeviceOwner();
  const [previewing, setPreviewing] = useState(false);
  const name = words.name(template);
  const hasDraft = deviceStorage.read(ownedKey(owner, 'draft', draftName(template.id))) !== undefined;
  return (
    <li className={styles.row}>
      <strong>{words.language(template.language)}</strong>
      <span className="flex flex-wrap gap-2">
        <TemplateTag isDefault={template.isDefault} />
        {hasDraft && (
          <StatusTag hue="yellow" icon="clock">
            {text('template.draft')}
          </StatusTag>
        )}
      </span>
      <span className={styles.soft} data-never={template.updatedAt === null || undefined}>
        {whenChanged(template)}
      </span>
      <span className={styles.rowActions}>
        <Button
          small
          aria-label={text('template.editNamed', { template: name })}
          onClick={() => void navigate(addressOfTemplate(template))}
        >
          {text('template.edit')}
        </Button>
        <Button
          small
          aria-label={text('template.previewNamed', { template: name })}
          onClick={() => setPreviewing(true)}
        >
          {text('template.preview')}
        </Button>
      </span>
      {previewing && <PreviewDialog template={template} texts={texts} onClose={() => setPreviewing(false)} />}
    </li>
  );
}
