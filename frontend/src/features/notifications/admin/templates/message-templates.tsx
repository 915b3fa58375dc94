import { templateTypesInSettings } from '@rigbook/contracts/notifications/templates/template.words';
import { useQuery } from '@tanstack/react-query';
import { Collapse } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Template } from '../../../../lib/http/answers.js';
import { useLanguage } from '../../../../lib/i18n/language.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Loaded } from '../../../../ui/feedback/loaded.js';
import { Panel } from '../../../../ui/content/panel.js';
import { templatesQuery } from '../api/templates.js';
import { addressOfTemplates, otherLanguageOf } from '../api/template-search.js';
import { TemplateEditor } from './template-editor.js';
import { TemplateHead } from './template-head.js';

/** The three texts most often customized; each opens its editor. */
export function MessageTemplates() {
  const text = useText();
  return (
    <Panel title={text('template.inSettings')}>
      <p className="max-w-[70ch] mb-2">
        <Link to={addressOfTemplates}>{text('template.inSettingsHint')}</Link>
      </p>
      <Loaded query={useQuery(templatesQuery)} label={text('template.loading')} lines={5}>
        {(templates) => (
          <Collapse
            ghost
            destroyOnHidden
            items={templateTypesInSettings.map((type) => ({
              key: type,
              label: text(`template.type.${type}`),
              children: <OneType texts={templates.filter((template) => template.type === type)} />,
            }))}
          />
        )}
      </Loaded>
    </Panel>
  );
}

function OneType({ texts }: { texts: readonly Template[] }) {
  const [language, setLanguage] = useState(useLanguage().language);
  const template = texts.find((each) => each.language === language);
  const other = template && otherLanguageOf(template, texts);
  if (template === undefined || other === undefined) return null;
  return (
    <>
      <TemplateHead template={template} onLanguage={setLanguage} />
      <TemplateEditor template={template} other={other} />
    </>
  );
}
