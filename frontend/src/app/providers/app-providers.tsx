import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createQueryClient } from '../../lib/http/query-client.js';
import { whenIdle } from '../../lib/lazy/when-idle.js';
import type { Wording } from '../messages/catalogue.js';
import { toastStore } from '../../ui/toasts/toast-store.js';
import { lazyExtra } from '../../ui/lazy/lazy-extra.js';
import { ThemeProvider } from '../../ui/theme/theme-provider.js';
import { LanguageProvider } from './language-provider.js';

const Toasts = lazyExtra(async () => (await import('../../ui/toasts/toasts.js')).Toasts);

/** What every screen needs: texts, colors, loaded data, toasts. */
export function AppProviders({ wording, children }: { wording: Wording; children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <LanguageProvider initial={wording}>
      <ThemeProvider>
        <QueryClientProvider client={queryClient}>
          {children}
          <ToastsLater />
        </QueryClientProvider>
      </ThemeProvider>
    </LanguageProvider>
  );
}

/** Unless one is shown already: their script would come between the first screen and its own. */
function ToastsLater() {
  const [opened, setOpened] = useState(false);
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.current);
  useEffect(() => whenIdle(() => setOpened(true)), []);
  return (opened || toast !== undefined) && <Toasts />;
}
