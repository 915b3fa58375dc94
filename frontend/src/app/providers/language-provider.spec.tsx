import { act, renderHook } from '@testing-library/react';
import { useIntl } from 'react-intl';
import { useWordsOfScreens, type WordSet } from '../../lib/i18n/words-of-screens.js';
import { english } from '../messages/catalogue.js';
import { LanguageProvider } from './language-provider.js';

test('texts are rendered again only if there are new ones', async () => {
  const rendered = jest.fn();
  const { result } = renderHook(
    () => {
      rendered(useIntl());
      return useWordsOfScreens();
    },
    { wrapper: ({ children }) => <LanguageProvider initial={english}>{children}</LanguageProvider> },
  );
  const learn = (sets: readonly WordSet[]) => act(() => result.current.learn(sets));
  await learn([]);
  expect(rendered).toHaveBeenCalledTimes(1);
  await learn(['history']);
  expect(rendered).toHaveBeenCalledTimes(2);
  await learn(['history']);
  expect(rendered).toHaveBeenCalledTimes(2);
});
