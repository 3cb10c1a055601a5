'use client';

import { useEffect, useRef } from 'react';
import { countryHome } from '@/lib/access/route-access';
import { defaultLocale, isLocale, type Locale, localePath } from '@/lib/i18n/routing';

/* Here and not in messages: this screen must stand when nothing can be fetched, so it brings its few words along. */
const words: Record<Locale, Record<'title' | 'text' | 'retry' | 'home' | 'reference', string>> = {
  es: {
    title: 'Algo ha fallado',
    text: 'No has perdido nada: tu bolsa y lo que hayas escrito siguen en tu dispositivo.',
    retry: 'Probar de nuevo',
    home: 'Ir a la portada',
    reference: 'Referencia:',
  },
  en: {
    title: 'Something went wrong',
    text: 'Nothing is lost: your bag and what you have typed are still on your device.',
    retry: 'Try again',
    home: 'Go to the home page',
    reference: 'Reference:',
  },
  de: {
    title: 'Etwas ist schiefgegangen',
    text: 'Es ist nichts verloren: Ihre Tasche und Ihre Eingaben bleiben auf Ihrem Gerät.',
    retry: 'Noch einmal versuchen',
    home: 'Zur Startseite',
    reference: 'Kennung:',
  },
};

type Props = { locale: string | undefined; id: string | undefined; retry: () => void };

export function ErrorScreen({ locale, id, retry }: Props) {
  const known = isLocale(locale) ? locale : defaultLocale;
  const { title, text, retry: again, home, reference } = words[known];
  const heading = useRef<HTMLHeadingElement>(null);
  // The page that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="page-narrow" role="alert">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      <p className="actions">
        {/* Each page of the shop ships this screen: the looks of the buttons, without their code. */}
        <button type="button" className="ui-button ui-button-primary" onClick={retry}>
          {again}
        </button>
        <a href={localePath(known, countryHome)} className="ui-button ui-button-secondary">
          {home}
        </a>
      </p>
      {id && (
        <p className="text-ink-soft">
          {reference} {id}
        </p>
      )}
    </div>
  );
}
