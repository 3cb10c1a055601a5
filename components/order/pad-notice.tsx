'use client';

import { Button } from '@/components/ui/button';
import { fill, fillCount, type Words } from '@/lib/i18n/message-texts';
import { formatFailureReason } from '@/lib/order/remark-texts';
import type { ActivePad } from '@/lib/pad/use-order-pad';
import { openSignInDialog, useSignInEvent } from '@/lib/sign-in/sign-in-events';
import type { OrderWords } from './order-words';
import './order.css';

type Props = { use: ActivePad; words: Pick<OrderWords, 'desk' | 'signIn' | 'reasons'> };

/** The pad's status: the connection, pending lines, changes by another tab, errors. */
export function PadNotice({ use, words: { desk: words, signIn, reasons } }: Props) {
  const { state, waiting, core, entries } = use;
  const count = waiting.filter(({ outcome }) => outcome === null).length;
  const { link } = state;
  const goOn = () => void core.reread().then(core.flush);
  useSignInEvent('back', goOn);
  return (
    <div className="desk-notice">
      {link !== 'fine' && (
        <div className="desk-remark" role="alert">
          <p>{link === 'signedOut' ? words.signedOut : link === 'offline' ? words.offline : words.away}</p>
          {count > 0 && <p>{fillCount(words.waiting, count)}</p>}
          {link === 'signedOut' && (
            <Button variant="secondary" size="compact" aria-haspopup="dialog" onClick={openSignInDialog}>
              {signIn.open}
            </Button>
          )}
          {link === 'away' && (
            <Button variant="secondary" size="compact" onClick={goOn}>
              {words.again}
            </Button>
          )}
        </div>
      )}
      {entries.isClosed() && <p className="desk-remark">{words.closedStore}</p>}
      <p role="status" className={state.news?.kind === 'failed' ? 'form-failure' : 'desk-news'}>
        {/* A new key, so that screen readers announce a repeated message. */}
        <span key={state.news?.turn}>{newsText(use, words, reasons)}</span>
      </p>
    </div>
  );
}

function newsText({ state }: ActivePad, words: Words<'order.desk'>, reasons: OrderWords['reasons']): string {
  const { news } = state;
  if (!news) return '';
  if (news.kind === 'failed') {
    const known = words.problem[news.key.replace('error.', '') as keyof Words<'order.desk.problem'>];
    return known ?? formatFailureReason(news, reasons) ?? words.problem.other;
  }
  if (news.kind !== 'added') return words[news.kind];
  const whole = news.results.filter(({ outcome }) => outcome === 'added');
  const open = news.results.length - whole.length;
  const [only] = news.results;
  const texts = [
    news.results.length === 1 && only?.line && whole.length === 1
      ? fill(words.addedOne, { count: only.added, name: only.line.name, size: only.line.size })
      : whole.length > 0 && fillCount(words.added, whole.length),
    open > 0 && fillCount(words.open, open),
  ];
  return texts.filter(Boolean).join(' ');
}
