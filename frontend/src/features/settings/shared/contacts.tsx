import { whatsAppLink } from '@rigbook/contracts/settings/emergency-contacts.rules';
import { emergencyContacts } from '@rigbook/contracts/settings/emergency-contacts.words';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../lib/i18n/language.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Panel } from '../../../ui/content/panel.js';
import { Icon } from '../../../ui/icon.js';
import { contactsQuery } from '../api/get-contacts.js';

interface Contact {
  readonly id: string;
  readonly label: string;
  readonly number: string;
  readonly href: string;
}

/** In the order of the loan agreement, then WhatsApp. None until they have loaded: nobody waits for them. */
function useContacts(): readonly Contact[] {
  const { language } = useLanguage();
  const { data } = useQuery(contactsQuery);
  if (!data) return [];
  const { emergencyNumbers, whatsappNumber } = data;
  const called = emergencyContacts.flatMap(({ id, label }) => {
    const number = emergencyNumbers.find(({ contact }) => contact === id)?.number;
    return number === undefined ? [] : [{ id, label: label[language], number, href: `tel:${number}` }];
  });
  if (whatsappNumber === null) return called;
  const href = whatsAppLink(whatsappNumber);
  return [...called, { id: 'whatsapp', label: 'WhatsApp', number: whatsappNumber, href }];
}

/** Whom to call, one tap each. Nothing if the organization gave no numbers. */
export function Contacts() {
  const text = useText();
  const contacts = useContacts();
  if (contacts.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-6" aria-label={text('contacts.title')}>
      {contacts.map(({ id, label, number, href }) => (
        <li key={id}>
          <a
            href={href}
            className="inline-flex items-center gap-2 min-h-(--target) py-1 print:min-h-0 print:py-0"
            {...(id === 'whatsapp' && { target: '_blank', rel: 'noreferrer' })}
          >
            <Icon name={id === 'whatsapp' ? 'chat' : 'phone'} size={18} />
            <span>
              {label}{' '}
              <bdi dir="ltr" className="tabular-nums whitespace-nowrap">
                {number}
              </bdi>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

export function ContactsPanel() {
  const text = useText();
  const contacts = useContacts();
  if (contacts.length === 0) return null;
  return (
    <Panel title={text('contacts.title')}>
      <Contacts />
    </Panel>
  );
}
