import { phraseWords } from '@rigbook/contracts/auth/phrase.words';
import { useLanguage } from '../../../lib/i18n/language.js';
import styles from './phrase.module.css';

/** Four words in the reader's language, large enough to be read aloud. */
export function Phrase({ words }: { readonly words: readonly string[] }) {
  const { language } = useLanguage();
  return (
    <ol className={styles.phrase}>
      {words.map((word, place) => (
        <li key={`${place} ${word}`}>{phraseWords[language][phraseWords.en.indexOf(word)] ?? word}</li>
      ))}
    </ol>
  );
}
