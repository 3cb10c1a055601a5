import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { FaqJsonLd } from '@/components/seo/faq-json-ld';
import { Badge } from '@/components/ui/badge';
import { buttonClass } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { linkClass } from '@/components/ui/text-link';
import { executiveSignIn } from '@/lib/access/route-access';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { signUpPath } from '@/lib/sign-up/sign-up';

const steps = ['show', 'gather', 'order', 'hand'] as const;

export async function HowItWorks() {
  const t = await getTranslations('yourBusiness.how');
  return (
    <section id="how" className="home-section home-steps" aria-labelledby="how-title">
      <h2 id="how-title">{t('title')}</h2>
      <p className="home-lead">{t('text')}</p>
      <ol>
        {steps.map((step) => (
          <li key={step}>
            <h3>{t(`${step}.title`)}</h3>
            <p>{t(`${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const questions = ['cost', 'stock', 'recruit', 'tax'] as const;

export async function BusinessQuestions() {
  const t = await getTranslations('yourBusiness.questions');
  return (
    <section className="home-section business-questions" aria-labelledby="questions-title">
      <FaqJsonLd
        sections={questions.map((question) => ({ title: t(`${question}.title`), text: t(`${question}.text`) }))}
      />
      <h2 id="questions-title">{t('title')}</h2>
      {questions.map((question) => (
        <Disclosure key={question} summary={t(`${question}.title`)}>
          <p>{t(`${question}.text`)}</p>
        </Disclosure>
      ))}
    </section>
  );
}

const stories = ['office', 'village', 'phone'] as const;

/** Nobody is invented who could be taken for somebody: each says that it is an example. */
export async function Stories() {
  const t = await getTranslations('yourBusiness.stories');
  return (
    <section className="home-section" aria-labelledby="stories-title">
      <h2 id="stories-title">{t('title')}</h2>
      <p className="home-lead">{t('text')}</p>
      <ul className="business-stories">
        {stories.map((story) => (
          <li key={story}>
            <Badge>{t('example')}</Badge>
            <h3>{t(`${story}.title`)}</h3>
            <p>{t(`${story}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export async function JoinCallToAction() {
  const t = await getTranslations('yourBusiness.join');
  const locale = await requireLocale();
  return (
    <section className="home-newsletter" aria-labelledby="join-title">
      <h2 id="join-title">{t('title')}</h2>
      <p>{t('text')}</p>
      <p className="actions">
        <Link className={buttonClass()} href={localePath(locale, signUpPath)}>
          {t('action')}
        </Link>
        <Link className={linkClass()} href={localePath(locale, executiveSignIn)}>
          {t('signIn')}
        </Link>
      </p>
    </section>
  );
}

const parts = {
  we: ['price', 'store', 'delivery', 'help'],
  you: ['people', 'time', 'money', 'tax'],
} as const;

/** Both sides of the contract: the executive's own costs and risks are shown before sign-up. */
export async function TheDeal() {
  const t = await getTranslations('yourBusiness.deal');
  return (
    <section className="home-section" aria-labelledby="deal-title">
      <h2 id="deal-title">{t('title')}</h2>
      <div className="business-deal">
        <div>
          <h3>{t('we.title')}</h3>
          <ul>
            {parts.we.map((each) => (
              <li key={each}>{t(`we.${each}`)}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{t('you.title')}</h3>
          <ul>
            {parts.you.map((each) => (
              <li key={each}>{t(`you.${each}`)}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
