/** Tells Next that the guards have let a page through, so that the middleware is skipped. Visitors cannot send it. */
export const guardsPassedHeader = 'x-guards-passed';
/** Tells Next that the page's scripts load later, by the start script of public pages. Visitors cannot send it. */
export const deferredScriptsHeader = 'x-scripts-later';
