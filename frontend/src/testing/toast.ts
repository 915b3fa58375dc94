import { screen, within } from '@testing-library/react';

/** The text of the toast on the screen. */
export const toast = () => within(screen.getByRole('region', { name: /notifications/i }));
