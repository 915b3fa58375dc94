import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { whenIdle } from '../../lib/lazy/when-idle.js';
import type { Wording } from '../messages/catalogue.js';
import { toastStore } from '../../ui/toasts/toast-store.js';
import { lazyExtra } from '../../ui/lazy/lazy-extra.js';
import { ThemeProvider } from '../../ui/theme/theme-provider.js';
import { LanguageProvider } from './language-provider.js';

const Toasts = lazyExtra(async () => (await import('../../ui/toasts/toasts.js')).Toasts);

interface Props {
  readonly wording: Wording;
  readonly queryClient: QueryClient;
  readonly children: ReactNode;
}

/** What every screen needs: texts, colors, loaded data, toasts. */
export function AppProviders({ wording, queryClient, children }: Props) {
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
