'use client';

import { type ReactNode, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { QrCode } from '@/components/ui/qr-code';
import { Select } from '@/components/ui/select';
import { languageChoices } from '@/lib/i18n/language-name';
import { fill, type Words } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { toQrSvgPath } from '@/lib/media/qr-svg-path';
import { saveQrCode } from '@/lib/media/save-qr-code';
import { useInBrowser } from '@/lib/state/use-store';

type ShareWords = Words<'store.own.share'>;

type Props = {
  locale: Locale;
  /** The label of what is shared, on the button that copies it. */
  name: string;
  origin: string;
  /** The path of the shared page, in any language. */
  path: string;
  /** The language that most of the executive's clients read. */
  reads: Locale;
  texts: Record<Locale, string>;
  words: ShareWords;
  code: (link: string) => ReactNode;
  children?: ReactNode;
};

/** A link in the recipient's language. It contains no client's name or number. */
export function ShareLink({ locale, name, origin, path, reads, texts, words, code, children }: Props) {
  const [language, setLanguage] = useState(reads);
  const [notice, setNotice] = useState('');
  const canShare = useInBrowser(() => typeof navigator.share === 'function', false);
  const link = origin + localePath(language, path);
  const message = `${texts[language]} ${link}`;

  async function copy() {
    const done = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    setNotice(done ? words.copied : words.notCopied);
  }
  async function share() {
    try {
      await navigator.share({ text: texts[language], url: link });
    } catch (error) {
      // Closing the sheet is no failure.
      if ((error as Error).name !== 'AbortError') setNotice(words.failed);
    }
  }
  return (
    <>
      <div>
        {children}
        <p className="own-store-link">{link}</p>
        <Field label={words.language}>
          {(tied) => (
            <Select {...tied} value={language} onChange={({ target }) => setLanguage(target.value as Locale)}>
              {languageChoices(locale).map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="actions" data-share="store">
          <a
            href={`https://wa.me/?text=${encodeURIComponent(message)}`}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass()}
          >
            {words.whatsapp}
          </a>
          <Button variant="secondary" aria-label={fill(words.copyName, { name })} onClick={() => void copy()}>
            {words.copy}
          </Button>
          {canShare && (
            <Button variant="quiet" onClick={() => void share()}>
              {words.sheet}
            </Button>
          )}
        </div>
        <p role="status">{notice}</p>
      </div>
      {code(link)}
    </>
  );
}

type CodeProps = { link: string; label: string; text: string; words: ShareWords; children?: ReactNode };

/** The same link as a QR code for a camera. */
export function ShareQrCode({ link, label, text, words, children }: CodeProps) {
  const { size, path } = toQrSvgPath(link);
  return (
    <figure className="own-store-code">
      <QrCode size={size} path={path} label={label} />
      <figcaption>{text}</figcaption>
      <div className="actions">
        <Button variant="quiet" size="compact" onClick={() => saveQrCode({ size, path })}>
          {words.save}
        </Button>
        {children}
      </div>
    </figure>
  );
}
