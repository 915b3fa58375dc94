import type { ComponentProps } from 'react';
import { LanguageProvider } from '../app/providers/language-provider.js';

/** What is tested below the features in one language. */
export const InLanguage = (props: ComponentProps<typeof LanguageProvider>) => <LanguageProvider {...props} />;
