import type { AgreementSection, ClauseList } from '@rigbook/contracts/agreement/agreement-text';
import { useLanguage } from '../../../lib/i18n/language.js';
import styles from './agreement.module.css';

/** One section of the edition, in the language of the page. */
export function AgreementText({ section: { id, heading, blocks } }: { section: AgreementSection }) {
  const { language } = useLanguage();
  return (
    <section className={styles.section} aria-labelledby={`agreement-${id}`}>
      <h2 id={`agreement-${id}`}>{heading[language]}</h2>
      {blocks.map((block) =>
        block.kind === 'paragraph' ? (
          <p key={block.id}>{block.text[language]}</p>
        ) : (
          <Clauses key={block.id} list={block} />
        ),
      )}
    </section>
  );
}

function Clauses({ list: { lead, ordered, clauses } }: { list: ClauseList }) {
  const { language } = useLanguage();
  const List = ordered ? 'ol' : 'ul';
  return (
    <div>
      <p>{lead[language]}</p>
      <List className={ordered ? styles.steps : styles.list}>
        {clauses.map(({ id, text }) => (
          <li key={id}>{text[language]}</li>
        ))}
      </List>
    </div>
  );
}
