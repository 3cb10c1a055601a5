'use client';

import { useEffect, useRef } from 'react';
import { countryHome } from '@/lib/access/public-script-paths';
import { failureTexts } from '@/lib/i18n/fallback-texts';
import { defaultLocale, isLocale, localePath } from '@/lib/i18n/routing';

type Props = { locale: string | undefined; id: string | undefined; retry: () => void };

export function ErrorScreen({ locale, id, retry }: Props) {
  const known = isLocale(locale) ? locale : defaultLocale;
  const { title, text, retry: again, home, reference } = failureTexts[known];
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
        {/* Every page ships this screen, so it uses the buttons' styles without their code. */}
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
