import { createBrowserRouter, type RouteObject } from 'react-router';
import { BrokenPage } from './layout/broken-page.js';
import { Shell } from './layout/shell.js';
import { Splash } from './layout/splash.js';
import { taskScreen } from './layout/bars/task-screen.js';
import { HomePage } from './pages/home/home.page.js';

const desk = () => import('./pages/desk-routes.js');

/** Home comes with the first load, every other screen when it is opened. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <BrokenPage />,
    hydrateFallbackElement: <Splash />,
    children: [
      { index: true, element: <HomePage /> },
      {
        path: 'agreement/:bookingId',
        lazy: async () => ({ Component: (await import('./pages/agreement.page.js')).AgreementPage }),
      },
      {
        lazy: async () => ({ Component: (await import('./layout/antd-outlet.js')).AntdOutlet }),
        children: [
          {
            lazy: async () => ({ Component: (await desk()).DeskPage }),
            children: [
              { path: 'admin', lazy: async () => ({ Component: (await desk()).AdminPage }) },
              { path: 'audit', lazy: async () => ({ Component: (await desk()).AuditPage }) },
              { path: 'users', lazy: async () => ({ Component: (await desk()).UsersPage }) },
            ],
          },
          {
            path: 'history/:bookingId',
            lazy: async () => ({ Component: (await import('./pages/history.page.js')).HistoryPage }),
          },
          {
            path: 'signature/:bookingId',
            handle: taskScreen,
            lazy: async () => ({ Component: (await import('./pages/signature.page.js')).SignaturePage }),
          },
          {
            path: 'checkin/:bookingId',
            handle: taskScreen,
            lazy: async () => ({ Component: (await import('./pages/check-in.page.js')).CheckInPage }),
          },
          {
            path: 'checkout/:bookingId',
            handle: taskScreen,
            lazy: async () => ({ Component: (await import('./pages/check-out.page.js')).CheckOutPage }),
          },
        ],
      },
      { path: '*', lazy: async () => ({ Component: (await import('./pages/not-found.page.js')).NotFoundPage }) },
    ],
  },
];

export const router = createBrowserRouter(routes);
