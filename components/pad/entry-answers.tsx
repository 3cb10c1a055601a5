import { Button } from '@/components/ui/button';
import { fill, fillCount } from '@/lib/i18n/message-texts';
import type { Entry } from '@/lib/pad/entry';
import { isQuantity } from '@/lib/pad/pasted-chat';
import type { PadWords } from './words';

type Props = { entry: Entry; onAgain: (change: Partial<Entry>) => void; words: PadWords };

/** Looks like a name. */
const isName = (words: string) => /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*$/u.test(words);

/** The possible meanings of an ambiguous line, each a button. */
export function EntryAnswers({ entry: { outcome, code, quantity, words: unread }, onAgain, words }: Props) {
  const { pad, order } = words;
  const answers: { text: string; change: Partial<Entry> }[] = [];
  if (outcome === 'doubt') answers.push({ text: pad.addAnyway, change: {} });
  if (outcome === 'failed') answers.push({ text: pad.tryAgain, change: {} });
  if (outcome === 'unread') answers.push({ text: pad.addAnyway, change: { words: '' } });
  if (outcome === 'unread' && isName(unread))
    answers.push({
      text: fill(order.client.fresh, { name: unread }),
      change: { words: '', client: { id: null, name: unread, sure: true } },
    });
  if (outcome === 'twice')
    for (const pieces of [1, quantity].filter(isQuantity))
      answers.push({ text: fillCount(pad.addPieces, pieces), change: { quantity: pieces } });
  return answers.map(({ text, change }) => (
    <Button key={text} variant="secondary" size="compact" onClick={() => onAgain(change)}>
      {text}
      <span className="sr-only"> {code}</span>
    </Button>
  ));
}
