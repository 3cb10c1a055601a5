import { Disclosure } from '@/components/ui/disclosure';
import type { Words } from '@/lib/i18n/words';

/** Every key that the pad answers to. */
export function KeysHelp({ words: { title, keys } }: { words: Words<'pad.pad.keys'> }) {
  return (
    <Disclosure summary={title} className="pad-keys">
      <dl>
        {Object.values(keys).map(({ key, does }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
