import { queryOptions } from '@tanstack/react-query';
import type { MessagePreview } from '../../../../lib/http/answers.js';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';

/** The message as it would arrive now, with sample data. */
export const templatePreviewQuery = (id: string) =>
  queryOptions({
    queryKey: keys.templatePreview(id),
    queryFn: (): Promise<MessagePreview> =>
      bodyOf(api.POST('/api/admin/templates/{id}/preview', { params: { path: { id } }, body: {} })),
    refetchOnMount: 'always',
    gcTime: 0,
  });
