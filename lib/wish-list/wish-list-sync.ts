import type { SessionInfo } from '@/lib/session/session-info';
import { loadSession, loadSessionOnce } from '@/lib/sign-in/load-session';
import { type WishListOwner, wishList, wishListOwnerOf } from './wish-list';
import { syncWishes } from './wish-list-mutations';
import { hasWish, joinWishes, withoutWishes, withSizes } from './wish-list-rules';

/** The session that the page last reported, and the account that the list belongs to. */
let believed: SessionInfo | null = null;
let present: string | null = null;

/**
 * F020. Synchronises the device's list with the account of the signed-in person: merged at sign-in, changes sent, and
 * removed from the device at sign-out, so that its next user does not see it.
 */
export async function syncWithAccount(session: SessionInfo | null): Promise<void> {
  if (!session) {
    // Without a cookie at page load the session was not requested; another call may have brought a cookie since.
    await loadSessionOnce();
    return;
  }
  // An advisor who acts must neither take the executive's list to the advisor's device nor leave one there.
  if (session.executive?.actor) return;
  const owner = wishListOwnerOf(session);
  const { account } = wishList.get();
  const isOfAnother = account !== null && account !== owner?.account;
  if (isOfAnother && session === believed) {
    // The list has another owner although this page's session is unchanged: another tab knows more.
    await loadSession();
    return;
  }
  believed = session;
  present = owner?.account ?? null;
  if (isOfAnother) wishList.forget();
  if (owner) await sendChanges(owner);
}

let sending: Promise<void> = Promise.resolve();
/** Once per page load the account is read even without changes: another device may have changed it. */
let asked: string | null = null;
/** The account that stores no list: the device's list stays where it is. */
let unkept: string | null = null;

/** One call at a time; changes made during it go with the next. */
function sendChanges(owner: WishListOwner): Promise<void> {
  sending = sending.then(() => {
    // Another person has signed in while this waited.
    if (owner.account !== present || owner.account === unkept) return;
    const { account, added, removed } = wishList.get();
    const nothingToTell = account === owner.account && added.length + removed.length === 0;
    return nothingToTell && asked === owner.account ? undefined : sendOnce(owner);
  });
  return sending;
}

async function sendOnce({ kind, account, people }: WishListOwner): Promise<void> {
  const before = wishList.get();
  const joined = before.account === account;
  const added = joined ? before.added : before.wishes;
  const removed = joined ? before.removed : [];
  const answer = await syncWishes(kind, { added, removed }, people);
  if (!answer.ok) {
    // Sent the next time: no change is lost. The session that the page assumed may have changed.
    if (answer.kind === 'signed-out') await loadSession();
    return;
  }
  // The person has signed out, or another tab has given the list a new owner: the response must not be applied.
  if (account !== present || wishList.get().account !== before.account) return;
  asked = account;
  const theirs = answer.data;
  if (theirs === null) {
    unkept = account;
    return;
  }
  const now = wishList.get();
  // Changes made on the device meanwhile are kept, and sent next.
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
