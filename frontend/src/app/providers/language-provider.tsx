import { useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { deviceStorage } from '../../lib/storage/device-storage.js';
import { RefusalSentencesContext } from '../../lib/http/refusal-sentences.js';
import { directionOf, LanguageContext, languages, type Language } from '../../lib/i18n/language.js';
import { WordsOfScreensContext, type WordSet, type WordsOfScreens } from '../../lib/i18n/words-of-screens.js';
import { showToast } from '../../ui/toasts/toast-store.js';
import { wordingIn, type Wording } from '../messages/catalogue.js';

const storageKey = 'language';

/** The language chosen on this device, otherwise the browser's if we have it, otherwise English. */
export function rememberedLanguage(): Language {
  const remembered = deviceStorage.read<Language>(storageKey);
  if (remembered !== undefined && languages.includes(remembered)) return remembered;
  return navigator.language.startsWith('he') ? 'he' : 'en';
}

/** react-intl requires every id; administrators-alone.spec.ts checks who needs which. */
type AllMessages = Required<Wording['messages']>;

interface Wanted {
  readonly language: Language;
  readonly sets: ReadonlySet<WordSet>;
}

const whatHas = ({ language, sets }: Wording): Wanted => ({ language, sets: new Set(sets) });

const covers = (shown: Wanted, asked: Wanted): boolean =>
  shown.language === asked.language && [...asked.sets].every((set) => shown.sets.has(set));

interface Props {
  readonly initial: Wording;
  readonly children: ReactNode;
}

/** Texts, `lang` and `dir` change together, once the new texts are loaded. */
export function LanguageProvider({ initial, children }: Props) {
  const [wording, setWording] = useState(initial);
  const wanted = useRef(whatHas(initial));
  const shown = useRef(whatHas(initial));
  const { language, messages, refusals, sets: known } = wording;

  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf[language];
  }, [language]);

  const want = useCallback(async (change: Partial<Wanted>) => {
    wanted.current = { ...wanted.current, ...change };
    let asked: Wanted;
    let next: Wording;
    // a later choice wins over an answer that arrives late
    do {
      asked = wanted.current;
      next = await wordingIn(asked.language, asked.sets);
    } while (asked !== wanted.current);
    if (covers(shown.current, asked)) return; // or every text of the page would be rendered again
    shown.current = asked;
    setWording(next);
  }, []);
  const choose = useCallback(
    async (chosen: Language) => {
      const before = wanted.current.language;
      deviceStorage.write(storageKey, chosen);
      await want({ language: chosen }).catch(() => {
        deviceStorage.write(storageKey, before);
        wanted.current = { ...wanted.current, language: before };
        showToast({ title: messages['lazy.failed'], tone: 'destructive' });
      });
    },
    [want, messages],
  );

  const choice = useMemo(() => ({ language, choose: (chosen: Language) => void choose(chosen) }), [language, choose]);

  const ofScreens = useMemo((): Omit<WordsOfScreens, 'knows'> => {
    const now = (): WordSet[] => [...wanted.current.sets];
    const are = (sets: readonly WordSet[]) => void (wanted.current = { ...wanted.current, sets: new Set(sets) });
    const keepers = new Map<WordSet, number>();
    const count = (sets: readonly WordSet[], by: 1 | -1) => {
      for (const set of sets) keepers.set(set, (keepers.get(set) ?? 0) + by);
    };
    return {
      learn: (sets) => want({ sets: new Set([...now(), ...sets]) }),
      keep: (sets) => {
        count(sets, 1);
        are([...now(), ...sets]);
        return () => {
          count(sets, -1);
          are(now().filter((set) => !sets.includes(set) || keepers.get(set)));
        };
      },
    };
  }, [want]);
  const words = useMemo(
    (): WordsOfScreens => ({ ...ofScreens, knows: (sets) => sets.every((set) => known?.includes(set)) }),
    [ofScreens, known],
  );

  return (
    <LanguageContext value={choice}>
      <WordsOfScreensContext value={words}>
        <IntlProvider locale={language} messages={messages as AllMessages}>
          <RefusalSentencesContext value={refusals}>{children}</RefusalSentencesContext>
        </IntlProvider>
      </WordsOfScreensContext>
    </LanguageContext>
  );
}
