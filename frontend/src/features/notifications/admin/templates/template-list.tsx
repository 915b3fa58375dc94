import { templateTypes } from '@rigbook/contracts/notifications/templates/template.words';
import { useState } from 'react';
import type { Template } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Icon } from '../../../../ui/icon.js';
import { Panel } from '../../../../ui/content/panel.js';
import { AddTemplateDialog } from './add-template-dialog.js';
import { TemplateRow } from './template-row.js';
import styles from './templates.module.css';
import { WhenSent } from './when-sent.js';

/** Every message with its texts in both languages. */
export function TemplateList({ templates }: { templates: readonly Template[] }) {
  const text = useText();
  const [adding, setAdding] = useState(false);
  return (
    <Panel
      title={text('admin.tab.templates')}
      aside={
        <Button icon={<Icon name="plus" />} onClick={() => setAdding(true)}>
          {text('template.add')}
        </Button>
      }
    >
      <p className="max-w-[70ch] mb-2">{text('template.lead')}</p>
      <ul className={styles.types}>
        {templateTypes.map((type) => {
          const texts = templates.filter((template) => template.type === type);
          return (
            <li key={type} className={styles.type}>
              <div>
                <h3>{text(`template.type.${type}`)}</h3>
                {texts[0] && <WhenSent template={texts[0]} />}
              </div>
              <ul className="grid gap-2 content-start">
                {texts.map((template) => (
                  <TemplateRow key={template.id} template={template} texts={texts} />
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
      {adding && <AddTemplateDialog templates={templates} onClose={() => setAdding(false)} />}
    </Panel>
  );
}
