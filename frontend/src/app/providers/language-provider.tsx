import { useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { deviceStorage } from '../../lib/device/device-storage.js';
import { RefusalSentencesContext } from '../../lib/http/refusal-sentences.js';
import { directionOf, LanguageContext, languages, type Language } from '../../lib/i18n/language.js';
import { WordsForAdministratorsContext } from '../../lib/i18n/words-for-administrators.js';
import { wordingIn, type Wording } from '../messages/catalogue.js';

const storageKey = 'language';

/** The language that this device was told, else the browser's where we speak it, else English. */
export function rememberedLanguage(): Language {
  const remembered = deviceStorage.read<Language>(storageKey);
  if (remembered !== undefined && languages.includes(remembered)) return remembered;
  return navigator.language.startsWith('he') ? 'he' : 'en';
}

/** react-intl asks for every id; administrators-alone.spec.ts says who meets which. */
type AllMessages = Required<Wording['messages']>;

interface Wanted {
  readonly language: Language;
  readonly forAdministrators: boolean;
}

interface Props {
  readonly initial: Wording;
  readonly children: ReactNode;
}

/** Texts, `lang` and `dir` change together, once the new texts are there. */
export function LanguageProvider({ initial, children }: Props) {
  const [wording, setWording] = useState(initial);
  const wanted = useRef<Wanted>({ language: initial.language, forAdministrators: false });
  const { language, messages, refusals } = wording;

  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf[language];
  }, [language]);

  const want = useCallback(async (change: Partial<Wanted>) => {
    wanted.current = { ...wanted.current, ...change };
    let asked: Wanted;
    let next: Wording;
    // what was wanted meanwhile goes before an answer that comes late
    do {
      asked = wanted.current;
      next = await wordingIn(asked.language, asked.forAdministrators);
    } while (asked !== wanted.current);
    setWording(next);
  }, []);

  const choice = useMemo(
    () => ({
      language,
      choose: (next: Language) => {
        deviceStorage.write(storageKey, next);
        void want({ language: next });
      },
    }),
    [language, want],
  );

  const forAdministrators = useMemo(
    () => ({
      learn: () => want({ forAdministrators: true }),
      keep: () => {
        const are = (forAdministrators: boolean) => void (wanted.current = { ...wanted.current, forAdministrators });
        are(true);
        return () => are(false);
      },
    }),
    [want],
  );

  return (
    <LanguageContext value={choice}>
      <WordsForAdministratorsContext value={forAdministrators}>
        <IntlProvider locale={language} messages={messages as AllMessages}>
          <RefusalSentencesContext value={refusals}>{children}</RefusalSentencesContext>
        </IntlProvider>
      </WordsForAdministratorsContext>
    </LanguageContext>
  );
}
