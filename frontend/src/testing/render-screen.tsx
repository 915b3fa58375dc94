import { StyleProvider } from '@ant-design/cssinjs';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Wording } from '../app/messages/catalogue.js';
import { LanguageProvider } from '../app/providers/language-provider.js';
import { createQueryClient } from '../lib/http/query-client.js';
import { AntdRoot } from '../ui/theme/antd-root.js';
import { ThemeProvider } from '../ui/theme/theme-provider.js';
import { Toasts } from '../ui/toasts/toasts.js';
import { english } from './wordings.js';

const nowhere = document.createElement('div');

/** The element as the screen at that address; every other one is shown as "at <address>". A route with parameters is `path`. */
export function renderScreen(
  element: ReactNode,
  at = '/',
  wording: Wording = english,
  toasts: ReactNode = <Toasts durationMs={Infinity} />, // a slow machine would come too late to look at them
  path = new URL(at, 'http://page').pathname,
) {
  const router = createMemoryRouter(
    [
      { path, element },
      { path: '*', Component: ShownAddress },
    ],
    { initialEntries: [at] },
  );
  function ShownAddress() {
    return <p>at {router.state.location.pathname}</p>;
  }
  const queryClient = createQueryClient();
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  render(
    // antd adds no styles, and its variables stay out of the document: jsdom would match them at each query for a style
    <StyleProvider container={nowhere}>
      <ConfigProvider theme={{ zeroRuntime: true }}>
        <LanguageProvider initial={wording}>
          <ThemeProvider>
            <QueryClientProvider client={queryClient}>
              <AntdRoot>
                <RouterProvider router={router} />
              </AntdRoot>
              {toasts}
            </QueryClientProvider>
          </ThemeProvider>
        </LanguageProvider>
      </ConfigProvider>
    </StyleProvider>,
  );
  return { user, router, queryClient };
}
