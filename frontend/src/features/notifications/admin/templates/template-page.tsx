import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Template } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Empty } from '../../../../ui/feedback/empty.js';
import { Icon } from '../../../../ui/icon.js';
import { Panel } from '../../../../ui/content/panel.js';
import { addressOfTemplate, addressOfTemplates, otherLanguageOf, templateAt } from '../api/template-search.js';
import { TemplateEditor } from './template-editor.js';
import { TemplateHead } from './template-head.js';
import { WhenSent } from './when-sent.js';

/** One message: its text in the language of the address, with a link to the other one. */
export function TemplatePage({ templates }: { templates: readonly Template[] }) {
  const text = useText();
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
      <p>
        <Link ref={back} to={addressOfTemplates} className="inline-flex items-center gap-1 min-h-(--target)">
          <Icon name="previous" size={16} /> {text('template.all')}
        </Link>
      </p>
      {template === undefined || other === undefined ? (
        <Empty icon="question">{text('template.gone')}</Empty>
      ) : (
        <Panel title={text(`template.type.${template.type}`)} aside={<WhenSent template={template} />}>
          <TemplateHead
            template={template}
            onLanguage={(language) => void navigate(addressOfTemplate({ ...template, language }), { replace: true })}
          />
          <TemplateEditor template={template} other={other} />
        </Panel>
      )}
    </>
  );
}
