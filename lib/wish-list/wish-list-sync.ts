import type { SessionInfo } from '@/lib/session/session-info';
import { firstSession, loadSession } from '@/lib/sign-in/load-session';
import { wishList } from './wish-list';
import { syncWishes } from './wish-list-mutations';
import { hasWish, joinWishes, withoutWishes, withSizes } from './wish-list-rules';
import { type Owner, ownerOf } from './wish-owner';

/** What the page last said of who is signed in, and whose list that makes it. */
let believed: SessionInfo | null = null;
let present: string | null = null;

/**
 * F020. Keeps the device's list in step with the account of whoever is signed in: joined at sign-in, each change told,
 * and taken off the device when she leaves, because what she likes is nobody else's business who uses it after her.
 */
export async function keepInStep(session: SessionInfo | null): Promise<void> {
  if (!session) {
    // Without a cookie nobody may have asked who is signed in, and another call may have brought the cookie since.
    await firstSession();
    return;
  }
  // An advisor at work for an executive is not to carry her list away on her own device, nor to leave one there.
  if (session.executive?.actor) return;
  const owner = ownerOf(session);
  const { account } = wishList.get();
  const isOfAnother = account !== null && account !== owner?.account;
  if (isOfAnother && session === believed) {
    // The list changed hands and this page's word did not: another tab knows more of who is signed in.
    await loadSession();
    return;
  }
  believed = session;
  present = owner?.account ?? null;
  if (isOfAnother) wishList.forget();
  if (owner) await tellAccount(owner);
}

let telling: Promise<void> = Promise.resolve();
/** Once a page load the account is asked even when there is nothing to tell: another device may have changed it. */
let asked: string | null = null;
/** Whose account keeps no list: the device's stays where it is. */
let unkept: string | null = null;

/** One call at a time; what changed while it was under way goes with the next. */
function tellAccount(owner: Owner): Promise<void> {
  telling = telling.then(() => {
    // Somebody else has come while this waited for its turn.
    if (owner.account !== present || owner.account === unkept) return;
    const { account, added, removed } = wishList.get();
    const nothingToTell = account === owner.account && added.length + removed.length === 0;
    return nothingToTell && asked === owner.account ? undefined : tellOnce(owner);
  });
  return telling;
}

async function tellOnce({ kind, account, people }: Owner): Promise<void> {
  const before = wishList.get();
  const joined = before.account === account;
  const added = joined ? before.added : before.wishes;
  const removed = joined ? before.removed : [];
  const answer = await syncWishes(kind, { added, removed }, people);
  if (!answer.ok) {
    // Told the next time: nothing of it is forgotten. Whom the page believed signed in may be another by now.
    if (answer.kind === 'signed-out') await loadSession();
    return;
  }
  // She has left, or another tab has put the list into other hands: none of this is for whoever comes next.
  if (account !== present || wishList.get().account !== before.account) return;
  asked = account;
  const theirs = answer.data;
  if (theirs === null) {
    unkept = account;
    return;
  }
  const now = wishList.get();
  // What was changed on the device meanwhile holds, and is still to be told.
  const newlyAdded = withoutWishes(joined ? now.added : now.wishes, added);
  const newlyRemoved = joined
    ? withoutWishes(now.removed, removed)
    : before.wishes.filter((wish) => !hasWish(now.wishes, wish));
  wishList.keep({
    wishes: withSizes(joinWishes(newlyAdded, withoutWishes(theirs, newlyRemoved)), now.wishes),
    account,
    added: newlyAdded,
    removed: newlyRemoved,
  });
}
