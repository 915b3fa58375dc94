import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Template } from '../../../../lib/http/answers.js';
import { languages } from '../../../../lib/i18n/language.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Empty } from '../../../../ui/feedback/empty.js';
import { Icon } from '../../../../ui/icon.js';
import { Panel } from '../../../../ui/content/panel.js';
import { Segmented } from '../../../../ui/form/segmented.js';
import { TemplateTag } from './template-tag.js';
import { addressOfTemplate, addressOfTemplates, otherLanguageOf, templateAt } from '../api/template-search.js';
import { TemplateEditor } from './template-editor.js';
import styles from './templates.module.css';
import { useTemplateWords } from './use-template-words.js';
import { useWhenChanged } from './use-when-changed.js';
import { WhenSent } from './when-sent.js';

/** One message: its text in the language of the address, with a link to the other one. */
export function TemplatePage({ templates }: { templates: readonly Template[] }) {
  const text = useText();
  const words = useTemplateWords();
  const whenChanged = useWhenChanged();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const isFirstPage = useLocation().key === 'default';
  const back = useRef<HTMLAnchorElement>(null);
  // the pressed button is gone with its list, so the focus moves to the link back
  useEffect(() => {
    if (!isFirstPage) back.current?.focus();
  }, [isFirstPage]);
  const template = templateAt(address, templates);
  const other = template && otherLanguageOf(template, templates);
  return (
    <>
      <p className={styles.back}>
        <Link ref={back} to={addressOfTemplates}>
          <Icon name="previous" size={16} /> {text('template.all')}
        </Link>
      </p>
      {template === undefined || other === undefined ? (
        <Empty icon="question">{text('template.gone')}</Empty>
      ) : (
        <Panel title={text(`template.type.${template.type}`)} aside={<WhenSent template={template} />}>
          <div className={styles.head}>
            <Segmented
              label={text('template.language')}
              value={template.language}
              options={languages.map((value) => ({ value, label: words.language(value) }))}
              onChange={(language) => void navigate(addressOfTemplate({ ...template, language }), { replace: true })}
            />
            <TemplateTag isDefault={template.isDefault} />
            <span className={styles.soft}>{whenChanged(template)}</span>
          </div>
          <TemplateEditor template={template} other={other} />
        </Panel>
      )}
    </>
  );
}
