import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { Picture } from '@/components/ui/picture';
import { formatPrice } from '@/contract/money';
import type { CartArticle } from '@/lib/cart/current-product';
import { isPendingAddDone, type PendingAdd, removePendingAdd } from '@/lib/cart/pending-adds';
import { fillCount } from '@/lib/i18n/message-texts';
import { splitLocale } from '@/lib/i18n/routing';
import { toSizeSystem } from '@/lib/size-tables/bra-sizes';
import { useSizeSystem } from '@/lib/size-tables/use-size-system';
import type { BuyWords } from './buy-words';
import { loadMiniCart } from './load-mini-cart';

type Props = {
  title: string;
  line: CartArticle;
  quantity: number;
  closeLabel: string;
  onClose: () => void;
  /** The reason, if the addition was refused. */
  children: ReactNode;
  /** The button that was pressed. */
  footer: ReactNode;
};

/**
 * Stands in for the mini cart from the press until it opens: shows what is being added, as the page knows it. Mounted
 * only while it is open.
 */
export function AddingDialog({ title, line, quantity, closeLabel, onClose, children, footer }: Props) {
  const { name, colourName, size, picture, dominantColor, priceCents } = line;
  const [system] = useSizeSystem(splitLocale(window.location.pathname).locale);
  return (
    <dialog
      ref={openWhileThere}
      aria-label={title}
      className="ui-modal ui-drawer ui-drawer-end"
      closedby="any"
      // In development React mounts the dialog twice, and the second one gets the first one's close event.
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
    >
      <div className="ui-modal-head">
        <h2 className="ui-modal-title">{title}</h2>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </div>
      <div className="ui-modal-body">
        <div className="buy-adding">
          {picture && <Picture hash={picture} variant="cart" alt="" dominantColor={dominantColor ?? undefined} />}
          <div>
            <p>{name}</p>
            <p className="text-soft">{[colourName, toSizeSystem(size, system)].filter(Boolean).join(' · ')}</p>
            <p>
              {quantity > 1 && `${quantity} × `}
              {formatPrice(priceCents)}
            </p>
          </div>
        </div>
        {children}
      </div>
      <div className="ui-modal-foot">{footer}</div>
    </dialog>
  );
}

/** Closing before unmounting gives the focus back to the pressed button. */
function openWhileThere(dialog: HTMLDialogElement) {
  dialog.showModal();
  return () => dialog.close();
}

const loadCart = () => import('@/lib/cart/cart');

/** Loaded in parallel, so that a press finds them ready. */
export function preloadBag(): void {
  void loadMiniCart().catch(() => {});
  void loadCart()
    .then(({ listLines }) => listLines())
    .catch(() => {});
}

type DialogProps = PendingAdd & { words: BuyWords };

/**
 * Empty if the article was added and the mini cart can show it. If the mini cart's code is missing, the header's count
 * is read out.
 */
export async function addToBag(adding: DialogProps): Promise<string> {
  const [said] = await Promise.all([put(adding), loadMiniCart().catch(() => {})]);
  return said;
}

async function put({ id, line, words }: DialogProps): Promise<string> {
  const cart = await loadCart().catch(() => null);
  if (!cart) return isPendingAddDone(id) ? '' : words.problem.unloaded;
  const answer = await cart.addToCart(line, id);
  if (!answer.ok) return isPendingAddDone(id) ? '' : words.problem[answer.problem];
  removePendingAdd(id);
  return answer.value.added > 0 ? '' : fillCount(words.maximum, line.maxQuantity);
}
