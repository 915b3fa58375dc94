import { queryOptions } from '@tanstack/react-query';
import type { Template } from '../../../../lib/http/answers.js';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';

/** The text of every message in every language, as it is sent now. */
export const templatesQuery = queryOptions({
  queryKey: keys.templates,
  queryFn: (): Promise<readonly Template[]> => bodyOf(api.GET('/api/admin/templates')),
  refetchOnMount: 'always',
});
