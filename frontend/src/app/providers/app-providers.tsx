import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { createQueryClient } from '../../lib/http/query-client.js';
import type { Wording } from '../messages/catalogue.js';
import { ThemeProvider } from '../../ui/theme/theme-provider.js';
import { LanguageProvider } from './language-provider.js';

/** No error boundary surrounds them: if their script fails to load, the page works without toasts. */
const Toasts = lazy<ComponentType>(() =>
  import('../../ui/toasts/toasts.js').then(
    ({ Toasts }) => ({ default: Toasts }),
    () => ({ default: () => null }),
  ),
);

/** What every screen needs: texts, colors, loaded data, toasts. */
export function AppProviders({ wording, children }: { wording: Wording; children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <LanguageProvider initial={wording}>
      <ThemeProvider>
        <QueryClientProvider client={queryClient}>
          {children}
          <Suspense fallback={null}>
            <Toasts />
          </Suspense>
        </QueryClientProvider>
      </ThemeProvider>
    </LanguageProvider>
  );
}
