import { keys } from '../../../../lib/http/keys.js';
import { pagedQuery } from '../../../../lib/queries/paged-query.js';

/** The earlier texts of a template, newest first. */
export const templateHistoryQuery = (id: string) =>
  pagedQuery({ path: '/api/admin/templates/{id}/history', key: keys.templateHistory(id), ids: { id }, atOnce: 20 });
