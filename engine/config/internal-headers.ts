/** Tells Next that the page's scripts load later, by the start script of public pages. Visitors cannot send it. */
export const deferredScriptsHeader = 'x-scripts-later';
