import { referencePattern, wishListMax } from '@/contract/public-rules';

/**
 * A style in a colour. The size chosen with it stays on the device: it is sent neither to an account nor in an
 * address (N22), and does not distinguish wishes.
 */
export type Wish = { reference: string; colour: string; size?: string };

export const sameWish = (a: Wish, b: Wish) => a.reference === b.reference && a.colour === b.colour;
export const hasWish = (wishes: Wish[], wish: Wish) => wishes.some((each) => sameWish(each, wish));
export const withoutWishes = (wishes: Wish[], taken: Wish[]) => wishes.filter((each) => !hasWish(taken, each));

/** Another list, with the sizes that the device knows for it. */
export const withSizes = (wishes: Wish[], known: Wish[]) =>
  wishes.map((wish) => known.find((each) => sameWish(each, wish)) ?? wish);

/** The newest is first. If the result is too long, the first list is kept whole. */
export const joinWishes = (first: Wish[], second: Wish[]) =>
  [...first, ...withoutWishes(second, first)].slice(0, wishListMax);

// The address of a shared list: ?items=V1042.001,V2210.014

const reference = new RegExp(referencePattern);
/** As in addresses: a colour code with other characters cannot be shared. */
const colour = /^[0-9A-Za-z_-]{1,20}$/;

export const formatItems = (wishes: Wish[]) =>
  wishes
    .filter(isWish)
    .map((wish) => `${wish.reference}.${wish.colour}`)
    .join(',');

/** Parses an address; invalid parts are dropped, so that a truncated or changed link shows the rest. */
export function parseItems(text: string): Wish[] {
  const wishes = text.split(',').map((item) => {
    const [first = '', second = '', ...rest] = item.trim().split('.');
    return { reference: rest.length > 0 ? '' : first, colour: second };
  });
  return wishes.filter(isWish).reduce<Wish[]>((all, wish) => joinWishes(all, [wish]), []);
}

export function isWish(value: unknown): value is Wish {
  const wish = (value ?? {}) as Partial<Wish>;
  return (
    typeof wish.reference === 'string' &&
    typeof wish.colour === 'string' &&
    reference.test(wish.reference) &&
    colour.test(wish.colour)
  );
}
