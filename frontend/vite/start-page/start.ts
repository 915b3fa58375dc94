// Runs inside index.html before any other script, so it is small, and the server allows exactly this text (web-page.ts).

interface Texts {
  readonly failed: string;
  readonly again: string;
  readonly booking: { readonly title: string; readonly days: string; readonly hint: string };
}
/** Filled in by start-page.ts. */
declare const START_TEXTS: { readonly en: Texts; readonly he: Texts };
declare const FONTS_OF_HEBREW: readonly string[];
declare const FILES_OF_HEBREW: readonly string[];
declare const FILES_OF_HOME: readonly string[];
declare const FILES_OF_BOOKING: readonly string[];
declare const LONGEST_GET_MS: number;
declare const PHONE_WIDTH: string;

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
  const words = hebrew ? START_TEXTS.he : START_TEXTS.en;
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
        if (!location.search.includes('book=')) return;
        bring(FILES_OF_BOOKING);
        return drawBooking();
      })
      .catch(() => undefined);
  }

  const element = (tag: string, text = '') => {
    const made = document.createElement(tag);
    made.textContent = text;
    return made;
  };
  /** In pixels, and percent of the width. */
  const bone = (height: number, width = 100) => {
    const made = element('i');
    made.style.cssText = `height:${height}px;width:${width}%`;
    return made;
  };

  /** On a phone the dialog is all there is to see, so that its frame and first words are there before what they are about. */
  async function drawBooking() {
    if (!matchMedia(PHONE_WIDTH).matches) return;
    const person = (await (await session).clone().json()) as PersonAtStart;
    const splash = document.getElementById('splash');
    if (!splash || !person.licenseVerified || (person.isAuditor && !person.isAdmin)) return;
    const { title, days, hint } = words.booking;
    splash.className = 'booking';
    splash.replaceChildren(
      element('h2', title),
      bone(52, 62),
      bone(48, 58),
      bone(72),
      element('h3', days),
      bone(84),
      bone(48, 48),
      bone(22, 58),
      element('p', hint),
      bone(288),
    );
  }

  const fail = () => {
    const root = document.getElementById('root');
    const splash = document.getElementById('splash');
    if (!root || document.getElementById('not-started') || (root.firstChild && !splash)) return;
    const message = element('main');
    const text = element('div');
    const again = element('button', words.again);
    message.id = 'not-started';
    text.role = 'alert';
    again.onclick = () => location.reload();
    text.append(element('h1', words.failed));
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
