import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { deviceStorage } from '../../lib/device/device-storage.js';
import { RefusalSentencesContext } from '../../lib/http/refusal-sentences.js';
import { directionOf, LanguageContext, languages, type Language } from '../../lib/i18n/language.js';
import { wordingIn, type Wording } from '../messages/catalogue.js';

const storageKey = 'language';

/** The language that this device was told, else the browser's where we speak it, else English. */
export function rememberedLanguage(): Language {
  const remembered = deviceStorage.read<Language>(storageKey);
  if (remembered !== undefined && languages.includes(remembered)) return remembered;
  return navigator.language.startsWith('he') ? 'he' : 'en';
}

interface Props {
  readonly initial: Wording;
  readonly children: ReactNode;
}

/** Texts, `lang` and `dir` change together, once the new texts are there. */
export function LanguageProvider({ initial, children }: Props) {
  const [wording, setWording] = useState(initial);
  const { language, messages, refusals } = wording;

  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf[language];
  }, [language]);

  const choice = useMemo(
    () => ({
      language,
      choose: (next: Language) => {
        deviceStorage.write(storageKey, next);
        void wordingIn(next).then(setWording);
      },
    }),
    [language],
  );

  return (
    <LanguageContext value={choice}>
      <IntlProvider locale={language} messages={messages}>
        <RefusalSentencesContext value={refusals}>{children}</RefusalSentencesContext>
      </IntlProvider>
    </LanguageContext>
  );
}
