import { Disclosure } from '@/components/ui/disclosure';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { NewsletterForm } from './newsletter-form';
import './customer-care.css';

/** Both forms also work without script, through pages of their own. */
export async function NewsletterSection() {
  const locale = await requireLocale();
  const {
    answer: _,
    leave,
    title,
    text,
    consent,
    submit,
    asked,
    language,
    ...words
  } = await getMessageGroup('customerCare.newsletter');
  return (
    <div className="care-article">
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="care-panel">
        <NewsletterForm
          wish="subscribe"
          locale={locale}
          words={{ ...words, submit, asked, language, explained: consent }}
        />
      </div>
      <Disclosure summary={leave.summary}>
        <NewsletterForm
          wish="leave"
          locale={locale}
          words={{ ...words, submit: leave.submit, asked: leave.asked, language, explained: leave.text }}
        />
      </Disclosure>
    </div>
  );
}
