import { query, type Query } from '../../platform/database/query.js';

/** Whether nobody is registered and nothing was recorded but settings, such as a first admin password. */
export const emptyDatabase = (): Query<boolean> =>
  query<{ is_empty: boolean }, boolean>(
    {
      name: 'demo.empty-database',
      text: `SELECT NOT EXISTS (SELECT FROM event WHERE stream_type <> 'settings')
                    AND NOT EXISTS (SELECT FROM responder) AS is_empty`,
      values: [],
    },
    ([row]) => row?.is_empty ?? false,
  );
