import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { ContactForm } from './contact-form';
import { ContactWays } from './contact-ways';
import './customer-care.css';

/** Works without a script as well: then what is wrong is a page of its own. */
export async function ContactSection() {
  const { ways: _, back: __, description: ___, ...words } = await getMessageGroup('customerCare.contact');
  return (
    <>
      <ContactWays />
      <section aria-labelledby="write" className="care-panel">
        <h2 id="write">{words.title}</h2>
        <ContactForm locale={await requireLocale()} words={words} />
      </section>
    </>
  );
}
