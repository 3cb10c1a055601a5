import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { Contact, ContactReceipt } from '@/lib/customer-care/care';
import { formatDayInSentence } from '@/lib/i18n/date-locale';
import { fill } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import type { ContactWords } from './contact-fields';

type Props = {
  locale: Locale;
  contact: Contact;
  contacted: ContactReceipt;
  words: ContactWords['sent'];
  onAnother: () => void;
};

export function ContactSent({ locale, contact, contacted, words, onAnother }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="form">
      <h3 ref={heading} tabIndex={-1}>
        {words.title}
      </h3>
      <p>{fill(words.text, { mail: contact.email, date: formatDayInSentence(new Date(contacted.until), locale) })}</p>
      <p>
        {words.code} <strong className="care-code">{contacted.code}</strong>
      </p>
      <div className="actions">
        <Button variant="secondary" onClick={onAnother}>
          {words.another}
        </Button>
      </div>
    </div>
  );
}
