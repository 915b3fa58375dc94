import request from 'supertest';
import type { Person, TestApp } from '../app.js';
import { PATIENCE_MS, PUBLIC_URL } from './microsoft-provider.js';

/** As if from a page of ours: a browser says so with every navigation. */
const FROM_OUR_PAGE = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'navigate' };

let lastAddress = 0;

/** A person's browser on its way to the directory and back; each has an address of its own unless told otherwise. */
export function microsoftVisit(
  { url }: TestApp,
  person: Person,
  address = `192.0.2.${(lastAddress = (lastAddress % 250) + 1)}`,
) {
  const open = (path: string) => person.get(path).timeout(PATIENCE_MS).set('X-Forwarded-For', address);
  const visit = {
    /** The directory's address with everything that we ask it; undefined where the browser was not sent there. */
    async start(query = '', headers: Readonly<Record<string, string>> = FROM_OUR_PAGE): Promise<URL> {
      const answer = await open(`/auth/microsoft${query}`).set(headers).expect(302);
      return new URL(answer.get('Location') ?? '', url);
    },
    /** Where the directory sends the browser back to, once the person said who they are. */
    decide: (at: URL, account: string): Promise<URL> => throughDirectory(at, `continue?account=${account}`),
    /** The same for somebody who thought better of it. */
    cancel: (at: URL): Promise<URL> => throughDirectory(at, 'cancel'),
    /** Where our answer sends the browser, e.g. `/?signIn=microsoft-failed`. */
    async comeBack({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Promise<string> {
      const answer = await open(pathname + search).expect(302);
      return answer.get('Location') ?? '';
    },
    async whole(account: string, query = ''): Promise<string> {
      return visit.comeBack(await visit.decide(await visit.start(query), account));
    },
  };
  return visit;
}

async function throughDirectory(at: URL, decision: string): Promise<URL> {
  const browser = request.agent(at.origin);
  const get = (path: string) => browser.get(path).timeout(PATIENCE_MS).expect(303);
  const form = await get(at.pathname + at.search);
  let answer = await get(`${form.get('Location') ?? ''}/${decision}`);
  for (let redirects = 0; redirects < 3; redirects += 1) {
    const next = new URL(answer.get('Location') ?? '', at);
    if (next.origin === PUBLIC_URL) return next;
    answer = await get(next.pathname + next.search);
  }
  throw new Error('the provider never sent the browser back');
}
