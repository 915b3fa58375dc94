import '@fontsource-variable/heebo/wght.css';
import './app/base.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Application } from './app/application.js';
import { wordingIn } from './app/messages/catalogue.js';
import { nextTask } from './lib/lazy/next-task.js';
import { watchForWork } from './lib/lazy/unsaved-work.js';
import { keepFont, readFonts } from './app/fonts.js';
import { readFirstScreen } from './app/first-screen.js';
import { readSoon } from './lib/http/early-answer.js';
import { createQueryClient } from './lib/http/query-client.js';
import { rememberedLanguage } from './app/providers/language-provider.js';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');

readFonts();
await nextTask(); // what this file imports has kept the processor busy
watchForWork();
const queryClient = createQueryClient();
// the page shows its logo meanwhile
const language = rememberedLanguage();
const [, sets] = await Promise.all([wordingIn(language), readSoon(readFirstScreen(queryClient, location, language))]);
const wording = await wordingIn(language, sets);
keepFont();
// as a transition, rendering stops every few milliseconds for what a person does
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <Application wording={wording} queryClient={queryClient} />
    </StrictMode>,
  ),
);

/** What it loads to keep is more than the first screens need, and would come between them. */
const installAfterMs = 5_000;

async function startInstalling(): Promise<void> {
  const { registerServiceWorker } = await import('./app/installing/register-service-worker.js');
  await registerServiceWorker();
}
/** Without it the page works with a network, and the next visit tries again. */
const install = () => void setTimeout(() => void startInstalling().catch(() => undefined), installAfterMs);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  if (document.readyState === 'complete') install();
  else window.addEventListener('load', install);
}
