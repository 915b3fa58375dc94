import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useText } from '../../../../lib/i18n/use-text.js';
import { ErrorScreen } from '../../../../ui/feedback/error-screen.js';
import { Bone, Skeleton } from '../../../../ui/feedback/skeleton.js';
import { templatesQuery } from '../api/templates.js';
import { TemplateList } from './template-list.js';
import { TemplatePage } from './template-page.js';

/** The texts of all messages; the one being edited is in the address. */
export function Templates() {
  const text = useText();
  const [address] = useSearchParams();
  const { data: templates, error, refetch } = useQuery(templatesQuery);
  if (templates === undefined)
    return error ? (
      <ErrorScreen error={error} retry={() => void refetch()} />
    ) : (
      <Skeleton label={text('template.loading')}>
        <Bone height={96} />
        <Bone height={96} />
        <Bone height={96} />
      </Skeleton>
    );
  return address.has('template') ? <TemplatePage templates={templates} /> : <TemplateList templates={templates} />;
}
