import { templateTypesInSettings } from '@rigbook/contracts/notifications/templates/template.words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Template } from '../../../../lib/http/answers.js';
import { languages, useLanguage } from '../../../../lib/i18n/language.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { ErrorScreen } from '../../../../ui/feedback/error-screen.js';
import { Icon } from '../../../../ui/icon.js';
import { Panel } from '../../../../ui/content/panel.js';
import { Segmented } from '../../../../ui/form/segmented.js';
import { Bone, Skeleton } from '../../../../ui/feedback/skeleton.js';
import { templatesQuery } from '../api/templates.js';
import { addressOfTemplates, otherLanguageOf } from '../api/template-search.js';
import { TemplateEditor } from './template-editor.js';
import { TemplateTag } from './template-tag.js';
import styles from './templates.module.css';
import { useTemplateWords } from './use-template-words.js';
import { useWhenChanged } from './use-when-changed.js';

/** The three texts most often customized; each opens its editor. */
export function MessageTemplates() {
  const text = useText();
  const { data: templates, error, refetch } = useQuery(templatesQuery);
  return (
    <Panel title={text('template.inSettings')}>
      <p className="max-w-[70ch] mb-2">
        <Link to={addressOfTemplates}>{text('template.inSettingsHint')}</Link>
      </p>
      {error && <ErrorScreen error={error} retry={() => void refetch()} />}
      {templates === undefined && !error && (
        <Skeleton label={text('template.loading')}>
          <Bone height={144} />
        </Skeleton>
      )}
      {templates !== undefined &&
        templateTypesInSettings.map((type) => (
          <Disclosure key={type} texts={templates.filter((template) => template.type === type)} />
        ))}
    </Panel>
  );
}

function Disclosure({ texts }: { texts: readonly Template[] }) {
  const text = useText();
  const words = useTemplateWords();
  const whenChanged = useWhenChanged();
  const [open, setOpen] = useState(false);
  const [language, setLanguage] = useState(useLanguage().language);
  const template = texts.find((each) => each.language === language);
  const other = template && otherLanguageOf(template, texts);
  if (template === undefined || other === undefined) return null;
  return (
    <details className={styles.disclosure} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {text(`template.type.${template.type}`)} <Icon name="down" size={16} />
      </summary>
      {open && (
        <div className={styles.opened}>
          <div className={styles.head}>
            <Segmented
              label={text('template.language')}
              value={language}
              options={languages.map((value) => ({ value, label: words.language(value) }))}
              onChange={setLanguage}
            />
            <TemplateTag isDefault={template.isDefault} />
            <span className={styles.soft}>{whenChanged(template)}</span>
          </div>
          <TemplateEditor template={template} other={other} />
        </div>
      )}
    </details>
  );
}
