import type { AgreementEdition, AgreementSection, ClauseList } from '@rigbook/contracts/agreement/agreement-text';
import { useLanguage } from '../../../lib/i18n/language.js';
import { Contacts } from '../../settings/shared/contacts.js';
import styles from './agreement.module.css';

/** The section that names whom to call; the numbers are the organization's, and stand below its text. */
const emergencyContactsSection = 'emergency-contacts';

/** All sections of an edition, in the page's language. */
export const AgreementText = ({ edition }: { readonly edition: AgreementEdition }) =>
  edition.sections.map((section) => <Section key={section.id} section={section} />);

function Section({ section: { id, heading, blocks } }: { section: AgreementSection }) {
  const { language } = useLanguage();
  return (
    <section className="grid gap-2" aria-labelledby={`agreement-${id}`}>
      <h2 id={`agreement-${id}`}>{heading[language]}</h2>
      {blocks.map((block) =>
        block.kind === 'paragraph' ? (
          <p key={block.id}>{block.text[language]}</p>
        ) : (
          <Clauses key={block.id} list={block} />
        ),
      )}
      {id === emergencyContactsSection && <Contacts />}
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
