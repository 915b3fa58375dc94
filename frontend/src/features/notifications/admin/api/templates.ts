import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Template, MessagePreview } from '../../../../lib/http/answers.js';
import { api, bodyOf, idempotent } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';
import { pagedQuery } from '../../../../lib/queries/paged-query.js';
import type { TemplateText } from '@rigbook/contracts/notifications/templates/template.rules';

/** The current text of every message in every language. */
export const templatesQuery = queryOptions({
  queryKey: keys.templates,
  queryFn: (): Promise<readonly Template[]> => bodyOf(api.GET('/api/admin/templates')),
  refetchOnMount: 'always',
});

/** Previous texts of a template, newest first. */
export const templateHistoryQuery = (id: string) =>
  pagedQuery({ path: '/api/admin/templates/{id}/history', key: keys.templateHistory(id), ids: { id }, atOnce: 20 });

/** The message as it would arrive now, with sample data. */
export const templatePreviewQuery = (id: string) =>
  queryOptions({
    queryKey: keys.templatePreview(id),
    queryFn: (): Promise<MessagePreview> =>
      bodyOf(api.POST('/api/admin/templates/{id}/preview', { params: { path: { id } }, body: {} })),
    refetchOnMount: 'always',
    gcTime: 0,
  });

interface NewText {
  readonly text: TemplateText;
  /** the version that was edited */
  readonly seen: number;
  readonly key: string;
}

/** A first custom text is added in place of the default; after that it is changed. */
export function useSaveTemplate({ id, type, language, isDefault }: Template) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ text, seen, key }: NewText): Promise<Template> =>
      isDefault
        ? bodyOf(api.POST('/api/admin/templates', { headers: idempotent(key), body: { type, language, ...text } }))
        : bodyOf(api.PUT('/api/admin/templates/{id}', { params: { path: { id } }, body: { ...text, version: seen } })),
    ...refreshing(queryClient),
  });
}

export function useResetTemplate({ id, version }: Template) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (key: string): Promise<Template> =>
      bodyOf(
        api.POST('/api/admin/templates/{id}/reset', {
          params: { path: { id } },
          headers: idempotent(key),
          body: { version },
        }),
      ),
    ...refreshing(queryClient),
  });
}

/** Shows what was saved. The list is reloaded even on failure, since another administrator may have been faster. */
const refreshing = (queryClient: QueryClient) => ({
  onSuccess: (saved: Template) => {
    queryClient.setQueryData(templatesQuery.queryKey, (all) =>
      all?.map((template) => (template.id === saved.id ? saved : template)),
    );
    return queryClient.invalidateQueries({ queryKey: keys.templateHistory(saved.id) });
  },
  onError: () => queryClient.invalidateQueries({ queryKey: keys.templates }),
});
