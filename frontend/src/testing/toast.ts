import { screen, within } from '@testing-library/react';

/** What the toast on the screen says. */
export const toast = () => within(screen.getByRole('region', { name: /notifications/i }));
