import '@fontsource-variable/heebo/wght.css';
import './app/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Application } from './app/application.js';
import { wordingIn } from './app/messages/catalogue.js';
import { rememberedLanguage } from './app/providers/language-provider.js';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');

const wording = await wordingIn(rememberedLanguage());
createRoot(root).render(
  <StrictMode>
    <Application wording={wording} />
  </StrictMode>,
);

/** After the first screen, so as not to slow it down. */
async function startInstalling(): Promise<void> {
  const { registerServiceWorker } = await import('./app/installing/register-service-worker.js');
  await registerServiceWorker();
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  if (document.readyState === 'complete') void startInstalling();
  else window.addEventListener('load', () => void startInstalling());
}
