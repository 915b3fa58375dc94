import { queryOptions } from '@tanstack/react-query';
import type { Contacts } from '../../../lib/http/answers.js';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';

/** Numbers change rarely, and several parts of a page ask for them. */
const MINUTES_FRESH = 5;

/** The organization's WhatsApp and the numbers for emergencies; for everyone who is signed in. */
export const contactsQuery = queryOptions({
  queryKey: keys.contacts,
  queryFn: (): Promise<Contacts> => bodyOf(api.GET('/api/contacts')),
  staleTime: MINUTES_FRESH * 60_000,
});
