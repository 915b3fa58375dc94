import type { ReactNode } from 'react';
import { directionOf, type Language } from '../../../../lib/i18n/language.js';
import styles from './templates.module.css';

interface Props {
  readonly language: Language;
  readonly heading: ReactNode;
  readonly subject: ReactNode;
  readonly children: ReactNode;
}

/** A message as its recipient sees it, in the direction of its language, regardless of the page's. */
export function MessagePaper({ language, heading, subject, children }: Props) {
  return (
    <figure className={styles.paper}>
      <figcaption className={styles.soft}>{heading}</figcaption>
      <div className={styles.sheet} lang={language} dir={directionOf[language]}>
        <p className={styles.subject}>{subject}</p>
        <div className="wrap-anywhere whitespace-pre-line">{children}</div>
      </div>
    </figure>
  );
}
