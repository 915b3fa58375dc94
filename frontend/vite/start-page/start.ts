// Runs inside index.html before any other script, so it is small, and the server allows exactly this text (web-page.ts).

interface Texts {
  readonly failed: string;
  readonly again: string;
}
/** Filled in by start-page.ts. */
declare const START_TEXTS: { readonly en: Texts; readonly he: Texts };
declare const FONTS_OF_HEBREW: readonly string[];
declare const FILES_OF_HEBREW: readonly string[];
declare const FILES_OF_HOME: readonly string[];
declare const FILES_OF_BOOKING: readonly string[];
declare const LONGEST_GET_MS: number;

(() => {
  const remembered = (key: string): unknown => {
    try {
      return JSON.parse(localStorage.getItem(`rigbook.${key}`) ?? 'null');
    } catch {
      return null;
    }
  };
  const page = document.documentElement;
  const chosen = remembered('language');
  const hebrew = chosen === 'he' || (chosen !== 'en' && navigator.language.startsWith('he'));
  page.lang = hebrew ? 'he' : 'en';
  page.dir = hebrew ? 'rtl' : 'ltr';
  const theme = remembered('theme');
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.dataset['theme'] = dark ? 'dark' : 'light';

  if ('Worker' in window) new Worker('/warm-formats.js');

  // what the first screen waits for is asked for now, and taken by src/lib/http/early-answer.ts
  const answers = new Map<string, Promise<Response>>();
  window.rigbookAnswers = answers;
  const ask = (path: string) => {
    const answer = fetch(path, { credentials: 'same-origin', signal: AbortSignal.timeout(LONGEST_GET_MS) });
    answer.catch(() => undefined);
    answers.set(path, answer);
    return answer;
  };
  const bring = (files: readonly string[]) => {
    for (const file of files) fetch(file).catch(() => undefined);
  };
  const session = ask('/api/auth/user');
  if (hebrew) {
    bring(FILES_OF_HEBREW);
    for (const href of FONTS_OF_HEBREW)
      document.head.append(
        Object.assign(document.createElement('link'), {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          crossOrigin: '',
          href,
        }),
      );
  }
  if (location.pathname === '/') {
    void ask('/api/vehicles');
    session
      .then(({ ok }) => {
        if (!ok) return;
        void ask('/api/bookings');
        bring(FILES_OF_HOME);
        if (location.search.includes('book=')) bring(FILES_OF_BOOKING);
      })
      .catch(() => undefined);
  }

  const fail = () => {
    const root = document.getElementById('root');
    const splash = document.getElementById('splash');
    if (!root || document.getElementById('not-started') || (root.firstChild && !splash)) return;
    const texts = hebrew ? START_TEXTS.he : START_TEXTS.en;
    const message = document.createElement('main');
    const text = document.createElement('div');
    const title = document.createElement('h1');
    const again = document.createElement('button');
    message.id = 'not-started';
    text.role = 'alert';
    again.textContent = texts.again;
    again.onclick = () => location.reload();
    title.textContent = texts.failed;
    text.append(title);
    message.append(text, again);
    (splash ?? root).append(message);
  };
  setTimeout(fail, 15_000);
  const stopped = ({ target }: Event) => {
    if (target === window || target instanceof HTMLScriptElement) fail();
  };
  addEventListener('error', stopped, { capture: true });
  addEventListener('unhandledrejection', fail);
})();
