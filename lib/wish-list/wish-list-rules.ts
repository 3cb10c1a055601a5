import { referencePattern, wishListMax } from '@/contract/public-rules';

/** A style in a colour; sizes are nobody's business but the wearer's (N22). */
export type Wish = { reference: string; colour: string };

export const sameWish = (a: Wish, b: Wish) => a.reference === b.reference && a.colour === b.colour;
export const hasWish = (wishes: Wish[], wish: Wish) => wishes.some((each) => sameWish(each, wish));
export const withoutWishes = (wishes: Wish[], taken: Wish[]) => wishes.filter((each) => !hasWish(taken, each));

/** The newest stands first. Both lists may be too long together: the first one is the one that is kept whole. */
export const joinWishes = (first: Wish[], second: Wish[]) =>
  [...first, ...withoutWishes(second, first)].slice(0, wishListMax);

// The address of a shared list: ?items=V1042.001,V2210.014

const reference = new RegExp(referencePattern);
/** As addresses carry it: what a colour's code may be beyond these characters cannot be shared. */
const colour = /^[0-9A-Za-z_-]{1,20}$/;

export const formatItems = (wishes: Wish[]) =>
  wishes
    .filter(isWish)
    .map((wish) => `${wish.reference}.${wish.colour}`)
    .join(',');

/** Whatever an address says; what is no wish is left out, so that a cut or changed link shows what is left of it. */
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
