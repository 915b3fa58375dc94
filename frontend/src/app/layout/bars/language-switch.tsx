import { languageNames, languages, useLanguage } from '../../../lib/i18n/language.js';
import { Icon } from '../../../ui/icon.js';
import styles from './top-bar.module.css';

/** Offers the other language by its native name. */
export function LanguageSwitch() {
  const { language, choose } = useLanguage();
  return languages
    .filter((other) => other !== language)
    .map((other) => (
      <button key={other} type="button" lang={other} className={styles.item} onClick={() => choose(other)}>
        <Icon name="globe" />
        {languageNames[other]}
      </button>
    ));
}
