import { phraseWords } from '@rigbook/contracts/auth/phrase.words';
import { useLanguage } from '../../../lib/i18n/language.js';
import styles from './phrase.module.css';

interface Props {
  readonly words: readonly string[];
  /** Also in the other language, since the person at the other end may see that one. */
  readonly inBoth?: boolean;
}

/** Four words in the reader's language, large enough to be read aloud. */
export function Phrase({ words, inBoth = false }: Props) {
  const { language } = useLanguage();
  const other = language === 'en' ? 'he' : 'en';
  return (
    <ol className={styles.phrase}>
      {words.map((word, place) => {
        const known = phraseWords.en.indexOf(word);
        return (
          <li key={`${place} ${word}`}>
            {phraseWords[language][known] ?? word}
            {inBoth && <span lang={other}>{phraseWords[other][known]}</span>}
          </li>
        );
      })}
    </ol>
  );
}
