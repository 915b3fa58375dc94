// Runs inside index.html before any other script, so it is small, and the server allows exactly this text (web-page.ts).
// START_TEXTS and FILES_OF_LANGUAGE are filled in by start-page.ts.
(() => {
  const page = document.documentElement;
  const remembered = (key) => {
    try {
      return JSON.parse(localStorage.getItem(`rigbook.${key}`));
    } catch {
      return null;
    }
  };
  const texts = START_TEXTS;
  const chosen = remembered('language');
  const language = texts[chosen] ? chosen : navigator.language.startsWith('he') ? 'he' : 'en';
  page.lang = language;
  page.dir = language === 'he' ? 'rtl' : 'ltr';
  const theme = remembered('theme');
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.dataset.theme = dark ? 'dark' : 'light';

  // what the first screen waits for is asked for now, and taken by src/lib/http/early-answer.ts
  const session = fetch('/api/auth/user', { credentials: 'same-origin' });
  session.catch(() => undefined);
  window.rigbookSession = session;
  for (const file of FILES_OF_LANGUAGE[language] ?? []) fetch(file).catch(() => undefined);

  const fail = () => {
    const root = document.getElementById('root');
    const splash = document.getElementById('splash');
    if (!root || document.getElementById('not-started') || (root.firstChild && !splash)) return;
    const message = document.createElement('div');
    const again = document.createElement('button');
    message.id = 'not-started';
    message.role = 'alert';
    message.append(texts[language].failed, again);
    again.textContent = texts[language].again;
    again.onclick = () => location.reload();
    (splash ?? root).append(message);
  };
  setTimeout(fail, 15_000);
  addEventListener(
    'error',
    (event) => (event.target !== window && event.target.localName !== 'script') || fail(),
    true,
  );
  addEventListener('unhandledrejection', fail);
})();
