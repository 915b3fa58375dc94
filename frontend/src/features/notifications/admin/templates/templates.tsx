import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Loaded } from '../../../../ui/feedback/loaded.js';
import { templatesQuery } from '../api/templates.js';
import { TemplateList } from './template-list.js';
import { TemplatePage } from './template-page.js';

/** The texts of all messages; the one being edited is in the address. */
export function Templates() {
  const text = useText();
  const [address] = useSearchParams();
  return (
    <Loaded query={useQuery(templatesQuery)} label={text('template.loading')} lines={9}>
      {(templates) =>
        address.has('template') ? <TemplatePage templates={templates} /> : <TemplateList templates={templates} />
      }
    </Loaded>
  );
}
