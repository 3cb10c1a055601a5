'use client';

import { CopyValue } from '@/components/payment/copy-value';
import { Button, buttonClass } from '@/components/ui/button';
import { QrCode } from '@/components/ui/qr-code';
import type { Words } from '@/lib/i18n/message-texts';
import { toQrSvgPath } from '@/lib/media/qr-svg-path';
import { saveQrCode } from '@/lib/media/save-qr-code';

type Props = { link: string; words: Words<'referrals.link'> };

/** The executive's own code to share, without anybody else's data. */
export function InvitationLink({ link, words }: Props) {
  const { copy, copyName, copied, notCopied } = words;
  const code = toQrSvgPath(link);
  return (
    <section className="referral-link" aria-labelledby="link">
      <div>
        <h2 id="link">{words.title}</h2>
        <p>{words.text}</p>
        <p className="referral-address">{link}</p>
        <div className="actions">
          <a
            href={`https://wa.me/?text=${encodeURIComponent(`${words.message} ${link}`)}`}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass()}
          >
            {words.whatsapp}
          </a>
          <CopyValue name={words.name} value={link} words={{ copy, copyName, copied, notCopied }} />
        </div>
      </div>
      <figure className="referral-code">
        <QrCode {...code} label={words.code} />
        <figcaption>
          <Button variant="quiet" size="compact" onClick={() => saveQrCode(code)}>
            {words.save}
          </Button>
        </figcaption>
      </figure>
    </section>
  );
}
